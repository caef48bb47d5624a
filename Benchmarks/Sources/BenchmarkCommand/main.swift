import DispatchBenchmarks
import Foundation

exit(BenchmarkCommand.run(CommandLine.arguments))
