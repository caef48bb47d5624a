#include "CAllocationProbe.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic uint64_t count;

uint64_t allocation_count(void) { return atomic_load(&count); }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_SANITIZER)

bool allocations_are_counted(void) { return true; }

// A program's own definitions come before the C library's, for the libraries that it loads, too. Memory is still the C
// library's, so that its `free` can stay.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  atomic_fetch_add(&count, 1);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  atomic_fetch_add(&count, 1);
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  atomic_fetch_add(&count, 1);
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  atomic_fetch_add(&count, 1);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **memory, size_t alignment, size_t size) {
  *memory = memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

#else

bool allocations_are_counted(void) { return false; }

#endif
