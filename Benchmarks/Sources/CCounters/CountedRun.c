#include "CountedRun.h"

__attribute__((noinline, visibility("default"))) void counted_run(
    void (*run)(void *context, int64_t iterations), void *context, int64_t iterations) {
  run(context, iterations);
  // A call that came last would become a jump, and this function would have ended before it.
  __asm__ volatile("");
}
