#pragma once

#include <stdbool.h>
#include <stdint.h>

// How many times this process has allocated memory on the heap.
uint64_t allocation_count(void);

// Whether allocations are counted here: not under a sanitizer, which has an allocator of its own, nor with another C
// library than GNU's.
bool allocations_are_counted(void);
