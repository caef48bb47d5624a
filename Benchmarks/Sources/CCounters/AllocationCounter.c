// A program that defines the allocating functions takes the place of the C library's own, in its shared libraries too: the
// Swift runtime's allocations are counted as well. Memory still comes from the C library, whose `free` takes it back.
//
// This costs each allocation one addition and one jump.
#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITIZED)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local int64_t allocations = 0;

int64_t allocation_count(void) { return allocations; }

void *malloc(size_t size) {
  allocations += 1;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations += 1;
  return __libc_calloc(count, size);
}

void *realloc(void *memory, size_t size) {
  allocations += 1;
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations += 1;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  allocations += 1;
  // The C library's would not be reached from here.
  if (alignment < sizeof(void *) || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *const allocated = __libc_memalign(alignment, size);
  if (allocated == NULL) return ENOMEM;
  *memory = allocated;
  return 0;
}

#else

int64_t allocation_count(void) { return -1; }

#endif
