// The work unit in C, `height(table, section, row)`, and calls of it through libffi as C code makes them.
#ifndef C_RAW_FOREIGN_CALLS_H
#define C_RAW_FOREIGN_CALLS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

// Who answers: it notes the calls it gets as the delegates of the other cases do, and looks the answers up.
typedef struct raw_table {
  // The number of calls in the lower half of a word, the sum of their rows in the upper one; a place for each of four rows.
  uint64_t places[4];
  double heights[16];
} raw_table;

// The height of a row, in points.
double raw_table_height(void *table, long section, long row);

// A call of `raw_table_height`, prepared once.
typedef struct raw_call raw_call;

// `NULL` if libffi refuses.
raw_call *_Nullable raw_call_make(void);
void raw_call_free(raw_call *call);

// Asks for the heights of four rows in turn, `count` in all, each through `ffi_call`.
//
// Returns the sum of the answers' bit patterns, wrapping around.
uint64_t raw_call_run(const raw_call *call, raw_table *table, const long rows[_Nonnull 4], int64_t count);

// A C function pointer that libffi made; a call of it is one of `raw_table_height` through `ffi_call`.
typedef struct raw_closure raw_closure;

// The work unit's type.
typedef double (*raw_height)(void *table, long section, long row);

// `NULL` if libffi refuses.
raw_closure *_Nullable raw_closure_make(void);
void raw_closure_free(raw_closure *closure);
raw_height raw_closure_function(const raw_closure *closure);

// Asks for the heights of four rows in turn, `count` in all, each through a function pointer.
//
// Returns the sum of the answers' bit patterns, wrapping around.
uint64_t raw_height_run(raw_height height, raw_table *table, const long rows[_Nonnull 4], int64_t count);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
