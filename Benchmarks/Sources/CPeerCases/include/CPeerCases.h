// What a peer offers: cases of the plain work unit in another language, as C. A shared library has a function `peer_cases` of
// the type `peer_list`.
#ifndef C_PEER_CASES_H
#define C_PEER_CASES_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// What every callee is, in its own language: it adds to one of four places, the number of calls in the lower half of the word
// and the sum of their rows in the upper one, and looks the answer up. In C:
//
//     places[row & 3] += (uint64_t)row << 32 | 1;
//     return heights[row & 15];
typedef struct {
  // The case's name, `cpp/virtual-decorator`.
  const char *name;
  // What is added to each answer on its way, in points.
  double raise;
  // Makes the callee and what stands in front of it; NULL if that cannot be.
  void *(*make)(const double heights[16]);
  void (*discard)(void *self);
  // Begins to note calls anew.
  void (*forget_calls)(void *self);
  // Asks for the heights of four rows in turn, `count` in all. Returns the sum of the answers' bit patterns, wrapping around.
  uint64_t (*run)(void *self, const long rows[4], int64_t count);
  // What the callee noted since `forget_calls`.
  void (*read_places)(void *self, uint64_t places[4]);
} peer_case;

// Gives the cases, which live as long as the process.
typedef const peer_case *(*peer_list)(int64_t *count);

#ifdef __cplusplus
}
#endif

#endif
