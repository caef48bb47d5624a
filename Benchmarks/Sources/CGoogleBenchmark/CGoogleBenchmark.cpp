#include "CGoogleBenchmark.h"

#include <benchmark/benchmark.h>

#include <string>
#include <vector>

struct benchmark_run {
  benchmark::State &state;
};

namespace {

benchmark::TimeUnit time_unit(benchmark_unit unit) {
  switch (unit) {
  case benchmark_unit_millisecond: return benchmark::kMillisecond;
  case benchmark_unit_microsecond: return benchmark::kMicrosecond;
  case benchmark_unit_nanosecond: break;
  }
  return benchmark::kNanosecond;
}

// Prints as the flags ask for, and hands each result over too.
class ForwardingReporter : public benchmark::BenchmarkReporter {
public:
  using Report = void (*)(void *, const benchmark_result *);

  ForwardingReporter(void *context, Report report)
      : display_(benchmark::CreateDefaultDisplayReporter()), context_(context), report_(report) {}

  bool failed() const { return failed_; }

  bool ReportContext(const Context &context) override { return display_->ReportContext(context); }

  void Finalize() override { display_->Finalize(); }

  void ReportRuns(const std::vector<Run> &runs) override {
    display_->ReportRuns(runs);
    for (const Run &run : runs) {
      if (run.error_occurred) {
        failed_ = true;
        continue;
      }
      const bool is_ratio = run.aggregate_unit == benchmark::kPercentage;
      const double in_nanoseconds = 1e9 / benchmark::GetTimeUnitMultiplier(run.time_unit);
      // Without what the library adds: how it was timed.
      const std::string &case_name = run.run_name.function_name;
      const bool is_own_time = !run.run_name.time_type.empty();
      const benchmark_result result = {
          case_name.c_str(), run.aggregate_name.c_str(),
          is_ratio ? (is_own_time ? run.real_accumulated_time : run.cpu_accumulated_time)
                   : (is_own_time ? run.GetAdjustedRealTime() : run.GetAdjustedCPUTime()) * in_nanoseconds};
      report_(context_, &result);
    }
  }

private:
  // Google Benchmark makes one for the life of the process.
  benchmark::BenchmarkReporter *display_;
  void *context_;
  Report report_;
  bool failed_ = false;
};

} // namespace

void benchmark_register(const benchmark_case *benchmark_case) {
  const auto registered = *benchmark_case;
  auto *const listed = benchmark::RegisterBenchmark(
      registered.name,
      [registered](benchmark::State &state) {
        registered.prepare(registered.context);
        // One batch is all of them.
        while (state.KeepRunningBatch(state.max_iterations)) {
          const double seconds = registered.run(registered.context, state.max_iterations);
          if (registered.measures_itself) state.SetIterationTime(seconds);
        }
        benchmark_run run = {state};
        registered.finish(registered.context, state.max_iterations, &run);
      });
  listed->Unit(time_unit(registered.unit));
  if (registered.measures_itself) listed->UseManualTime();
}

void benchmark_run_fail(benchmark_run *run, const char *message) { run->state.SkipWithError(message); }

void benchmark_run_set_time_per(benchmark_run *run, const char *name, double count) {
  run->state.counters[name] =
      benchmark::Counter(count, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void benchmark_run_set_count(benchmark_run *run, const char *name, double count) {
  run->state.counters[name] = count;
}

benchmark_outcome benchmark_run_all(
    int argc, char **argv, void (*print_usage)(void), void *context,
    void (*report)(void *context, const benchmark_result *result)) {
  benchmark::Initialize(&argc, argv, print_usage);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
    benchmark::ClearRegisteredBenchmarks();
    return benchmark_outcome_unknown_flag;
  }
  ForwardingReporter reporter(context, report);
  const size_t matched = benchmark::RunSpecifiedBenchmarks(&reporter);
  // Their contexts may be gone after this.
  benchmark::ClearRegisteredBenchmarks();
  if (matched == 0) return benchmark_outcome_nothing_matched;
  return reporter.failed() ? benchmark_outcome_case_failed : benchmark_outcome_done;
}

void benchmark_print_flags(void) { benchmark::PrintDefaultHelp(); }
