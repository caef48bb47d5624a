// A function whose instructions are counted.
#ifndef COUNTED_RUN_H
#define COUNTED_RUN_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

// Calls a function. Callgrind is told this one's name, and counts what happens between its beginning and its end.
void counted_run(void (*run)(void *context, int64_t iterations), void *context, int64_t iterations);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
