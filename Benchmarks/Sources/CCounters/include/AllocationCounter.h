// How often heap memory was allocated.
#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// How many allocations this thread has made so far, or -1 where they are not counted: they are with glibc, outside the address
// sanitizer.
int64_t allocation_count(void);

#ifdef __cplusplus
}
#endif

#endif
