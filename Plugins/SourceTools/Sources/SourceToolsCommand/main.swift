import Foundation
import SourceTools

let arguments = Array(CommandLine.arguments.dropFirst())
var outcome = SourceToolsCommand.run(arguments)
if let reason = TextOutput.write(outcome.output, to: STDOUT_FILENO) {
  outcome.errors += "swivel: cannot write to standard output: \(reason)\n"
  outcome.status = 1
}
// Where even this cannot be written there is nobody to tell.
_ = TextOutput.write(outcome.errors, to: STDERR_FILENO)
exit(outcome.status)
