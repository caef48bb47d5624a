// How often Swift objects were retained and released.
#ifndef RETAIN_COUNTER_H
#define RETAIN_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct {
  // Calls of the runtime's retaining functions. A weak reference that is loaded retains by itself, and is not among them.
  int64_t retains;
  // Calls of its releasing functions: also those that give back what a weak load has retained.
  int64_t releases;
} retain_counts;

// Begins to count on this thread, through the functions that the runtime lets instruments put in the place of its own. Until the
// counting ends they cost every retain a call; afterwards nothing is left of them.
//
// Returns false where the runtime has none: then nothing is counted, and `retain_counting_end` is not to be called.
bool retain_counting_begin(void);

// Ends what `retain_counting_begin` began, and gives the counts.
retain_counts retain_counting_end(void);

#ifdef __cplusplus
}
#endif

#endif
