#include "CGoogleBenchmark.h"

#include <benchmark/benchmark.h>

#include <algorithm>
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

const char *growth(benchmark::BigO complexity) {
  switch (complexity) {
  case benchmark::o1: return "1";
  case benchmark::oN: return "N";
  case benchmark::oNSquared: return "N²";
  case benchmark::oNCubed: return "N³";
  case benchmark::oLogN: return "log N";
  case benchmark::oNLogN: return "N log N";
  default: return "?";
  }
}

// Prints as the flags ask for, if at all, and hands each result over.
class ForwardingReporter : public benchmark::BenchmarkReporter {
public:
  using Report = void (*)(void *, const benchmark_result *);

  ForwardingReporter(bool displays, void *context, Report report)
      : display_(displays ? benchmark::CreateDefaultDisplayReporter() : nullptr), context_(context), report_(report) {}

  bool failed() const { return failed_; }

  bool ReportContext(const Context &context) override { return display_ == nullptr || display_->ReportContext(context); }

  void Finalize() override {
    if (display_ != nullptr) display_->Finalize();
  }

  void ReportRuns(const std::vector<Run> &runs) override {
    if (runs.empty()) return;
    const Run &first = runs.front();
    const bool is_repeated = first.run_type == Run::RT_Iteration && first.repetitions > 1 && !first.error_occurred;
    if (display_ != nullptr && !is_repeated) display_->ReportRuns(runs);
    for (const Run &run : runs) report(run);
  }

private:
  void report(const Run &run) {
    failed_ = failed_ || run.error_occurred;
    const bool is_ratio = run.aggregate_unit == benchmark::kPercentage;
    const double in_nanoseconds = 1e9 / benchmark::GetTimeUnitMultiplier(run.time_unit);
    // Without what the library adds: how it was timed, and how often it was repeated.
    std::string case_name = run.run_name.function_name;
    if (!run.run_name.args.empty()) case_name += "/" + run.run_name.args;
    const bool is_own_time = !run.run_name.time_type.empty();
    const double raw = is_own_time ? run.real_accumulated_time : run.cpu_accumulated_time;
    const double adjusted = is_own_time ? run.GetAdjustedRealTime() : run.GetAdjustedCPUTime();
    // The library divides the error of a fit by the unit of its times, although it is a ratio.
    const double value = run.report_rms ? adjusted : is_ratio ? raw : adjusted * in_nanoseconds;
    const benchmark_result result = {
        case_name.c_str(), run.aggregate_name.c_str(), value,
        run.run_type == Run::RT_Iteration ? run.iterations : 0, run.report_big_o ? growth(run.complexity) : nullptr,
        run.error_occurred ? run.error_message.c_str() : nullptr};
    report_(context_, &result);
  }

  // Google Benchmark makes one for the life of the process.
  benchmark::BenchmarkReporter *display_;
  void *context_;
  Report report_;
  bool failed_ = false;
};

// The value that a share of all is below, between two neighbours in proportion.
double quantile(std::vector<double> values, double share) {
  std::sort(values.begin(), values.end());
  const double place = share * static_cast<double>(values.size() - 1);
  const auto below = static_cast<size_t>(place);
  const size_t above = std::min(below + 1, values.size() - 1);
  return values[below] + (values[above] - values[below]) * (place - static_cast<double>(below));
}

void run_case(const benchmark_case &benchmark_case, benchmark::State &state) {
  benchmark_case.prepare(benchmark_case.context);
  // One batch is all of them.
  while (state.KeepRunningBatch(state.max_iterations)) {
    const double seconds = benchmark_case.run(benchmark_case.context, state.max_iterations);
    if (benchmark_case.measures_itself) state.SetIterationTime(seconds);
  }
  benchmark_run run = {state};
  benchmark_case.finish(benchmark_case.context, state.max_iterations, &run);
}

} // namespace

void benchmark_register(const benchmark_case *cases, int64_t count) {
  const std::vector<benchmark_case> members(cases, cases + count);
  const benchmark_case &first = members.front();
  const bool is_family = first.argument_name != nullptr;
  auto *const listed = benchmark::RegisterBenchmark(first.name, [members, is_family](benchmark::State &state) {
    for (const benchmark_case &member : members) {
      if (is_family && member.argument != state.range(0)) continue;
      if (is_family) state.SetComplexityN(member.argument);
      return run_case(member, state);
    }
  });
  listed->Unit(time_unit(first.unit));
  listed->ComputeStatistics("lower-quartile", [](const std::vector<double> &times) { return quantile(times, 0.25); });
  listed->ComputeStatistics("upper-quartile", [](const std::vector<double> &times) { return quantile(times, 0.75); });
  if (first.measures_itself) listed->UseManualTime();
  if (!is_family) return;
  listed->ArgName(first.argument_name);
  for (const benchmark_case &member : members) listed->Arg(member.argument);
  if (members.size() > 2) listed->Complexity(benchmark::oAuto);
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
    int argc, char **argv, void (*print_usage)(void), bool displays, void *context,
    void (*report)(void *context, const benchmark_result *result)) {
  benchmark::Initialize(&argc, argv, print_usage);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) {
    benchmark::ClearRegisteredBenchmarks();
    return benchmark_outcome_unknown_flag;
  }
  ForwardingReporter reporter(displays, context, report);
  const size_t matched = benchmark::RunSpecifiedBenchmarks(&reporter);
  // Their contexts may be gone after this.
  benchmark::ClearRegisteredBenchmarks();
  if (matched == 0) return benchmark_outcome_nothing_matched;
  return reporter.failed() ? benchmark_outcome_case_failed : benchmark_outcome_done;
}

void benchmark_print_flags(void) { benchmark::PrintDefaultHelp(); }
