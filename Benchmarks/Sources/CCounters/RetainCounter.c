#define _GNU_SOURCE
#include "RetainCounter.h"

#include <dlfcn.h>
#include <stddef.h>

typedef void *(*retain_one)(void *);
typedef void *(*retain_many)(void *, uint32_t);
typedef void (*release_one)(void *);
typedef void (*release_many)(void *, uint32_t);

// The runtime's variables that hold its functions, and the one that makes it call through them.
static struct {
  retain_one *retain;
  retain_many *retain_n;
  retain_one *try_retain;
  release_one *release;
  release_many *release_n;
  bool *are_used;
} hooks;

// What was in them.
static struct {
  retain_one retain;
  retain_many retain_n;
  retain_one try_retain;
  release_one release;
  release_many release_n;
} originals;

static _Thread_local bool is_counting = false;
static _Thread_local retain_counts counts;

static void *counted_retain(void *object) {
  if (is_counting) counts.retains += 1;
  return originals.retain(object);
}

static void *counted_retain_n(void *object, uint32_t count) {
  if (is_counting) counts.retains += 1;
  return originals.retain_n(object, count);
}

static void *counted_try_retain(void *object) {
  if (is_counting) counts.retains += 1;
  return originals.try_retain(object);
}

static void counted_release(void *object) {
  if (is_counting) counts.releases += 1;
  originals.release(object);
}

static void counted_release_n(void *object, uint32_t count) {
  if (is_counting) counts.releases += 1;
  originals.release_n(object, count);
}

static bool find_hooks(void) {
  if (hooks.retain != NULL) return true;
  hooks.retain_n = dlsym(RTLD_DEFAULT, "_swift_retain_n");
  hooks.try_retain = dlsym(RTLD_DEFAULT, "_swift_tryRetain");
  hooks.release = dlsym(RTLD_DEFAULT, "_swift_release");
  hooks.release_n = dlsym(RTLD_DEFAULT, "_swift_release_n");
  hooks.are_used =
      dlsym(RTLD_DEFAULT, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly");
  if (hooks.retain_n == NULL || hooks.try_retain == NULL || hooks.release == NULL || hooks.release_n == NULL
      || hooks.are_used == NULL) {
    return false;
  }
  hooks.retain = dlsym(RTLD_DEFAULT, "_swift_retain");
  return hooks.retain != NULL;
}

bool retain_counting_begin(void) {
  if (!find_hooks()) return false;
  originals.retain = *hooks.retain;
  originals.retain_n = *hooks.retain_n;
  originals.try_retain = *hooks.try_retain;
  originals.release = *hooks.release;
  originals.release_n = *hooks.release_n;
  *hooks.retain = counted_retain;
  *hooks.retain_n = counted_retain_n;
  *hooks.try_retain = counted_try_retain;
  *hooks.release = counted_release;
  *hooks.release_n = counted_release_n;
  *hooks.are_used = true;
  counts = (retain_counts){0, 0};
  is_counting = true;
  return true;
}

retain_counts retain_counting_end(void) {
  is_counting = false;
  *hooks.are_used = false;
  *hooks.retain = originals.retain;
  *hooks.retain_n = originals.retain_n;
  *hooks.try_retain = originals.try_retain;
  *hooks.release = originals.release;
  *hooks.release_n = originals.release_n;
  return counts;
}
