import Foundation
import SourceTools

let arguments = Array(CommandLine.arguments.dropFirst())
let outcome = SourceToolsCommand.run(arguments)
FileHandle.standardOutput.write(Data(outcome.output.utf8))
FileHandle.standardError.write(Data(outcome.errors.utf8))
exit(outcome.status)
