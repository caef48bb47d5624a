// What Swift needs of Google Benchmark, as C: cases are registered and run as the command line says, and their results are
// handed over. Statistics, formats, filters and the order of runs are Google Benchmark's own.
#ifndef C_GOOGLE_BENCHMARK_H
#define C_GOOGLE_BENCHMARK_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

// One run of a case, for as long as `finish` runs.
typedef struct benchmark_run benchmark_run;

typedef enum : int {
  benchmark_unit_nanosecond,
  benchmark_unit_microsecond,
  benchmark_unit_millisecond,
} benchmark_unit;

// A case. The strings are copied; `context` is handed to each callback and has to outlive `benchmark_run_all`.
typedef struct {
  // Without the argument: `witness/intercepted` for `witness/intercepted/depth:4`.
  const char *name;
  // What the members of a family differ in, `depth`; NULL for a case that is alone.
  const char *_Nullable argument_name;
  int64_t argument;
  benchmark_unit unit;
  // Whether the case takes its times itself: then they count, and not those of this process.
  bool measures_itself;
  void *context;
  // Gets ready; not timed. Called before each run, of which there are several: some find out how many iterations fill the
  // time asked for, and each repetition is one.
  void (*prepare)(void *context);
  // Runs all iterations; timed as a whole, so that the loop is the case's own and costs no call through this interface.
  // Returns the seconds that the case says they took, which count if it measures itself.
  double (*run)(void *context, int64_t iterations);
  // Checks what was done and sets counters; not timed.
  void (*finish)(void *context, int64_t iterations, benchmark_run *run);
} benchmark_case;

// A result: of one repetition, an aggregate of all repetitions of a case, or how a family's cost grows.
typedef struct {
  // With the argument; for what is said of a family without it.
  const char *case_name;
  // "median", "mean", "stddev", "cv" (their ratio), "lower-quartile", "upper-quartile"; "BigO" and "RMS" for a family; empty for a
  // single repetition.
  const char *aggregate_name;
  // The CPU time of an iteration in nanoseconds: the time that other processes had the processor is not in it. For "cv" and "RMS"
  // a ratio, for "BigO" the factor of `growth`.
  double cpu_time;
  // How many iterations a single repetition had; 0 for an aggregate.
  int64_t iterations;
  // What the cost grows like, `N`, for "BigO"; otherwise NULL.
  const char *_Nullable growth;
  // Why the case failed, or NULL.
  const char *_Nullable error;
} benchmark_result;

typedef enum : int {
  benchmark_outcome_done,
  benchmark_outcome_unknown_flag,
  benchmark_outcome_nothing_matched,
  benchmark_outcome_case_failed,
} benchmark_outcome;

// Makes a case known, or several that are a family: they differ in their arguments, and how the cost grows with these is fitted.
void benchmark_register(const benchmark_case *cases, int64_t count);

// Fails the run, and with it the command. The message is copied.
void benchmark_run_fail(benchmark_run *run, const char *message);

// Adds to the results how long one of the things took of which an iteration does `count`.
void benchmark_run_set_time_per(benchmark_run *run, const char *name, double count);

// Adds to the results how many of something there were in an iteration.
void benchmark_run_set_count(benchmark_run *run, const char *name, double count);

// Runs the registered cases as the flags say. Prints the results in the format that they ask for if `displays` says so, aggregates
// only where there are any.
//
// The cases are forgotten afterwards. `print_usage` is called for `--help` and for values that a flag cannot have; the process
// exits with 0 when it returns.
// `report` is called with each result.
benchmark_outcome benchmark_run_all(
    int argc, char *_Nullable *_Nonnull argv, void (*print_usage)(void), bool displays, void *context,
    void (*report)(void *context, const benchmark_result *result));

// Prints Google Benchmark's own flags.
void benchmark_print_flags(void);

// The same pointer, of which the compiler knows nothing any more: what was loaded through it has to be loaded anew. It costs
// no instruction.
static inline const void *benchmark_forget(const void *pointer) {
  __asm__ volatile("" : "+r"(pointer));
  return pointer;
}

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif

#endif
