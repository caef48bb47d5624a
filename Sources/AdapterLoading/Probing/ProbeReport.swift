/// What a child that loaded a module tells of it.
struct ProbeReport: Codable {
  /// Why the module was refused; `nil` if it was loaded.
  var refusal: String?
  /// How many files were open before the module was first asked for, and after it was last asked for.
  var descriptorsBefore = 0
  var descriptorsAfter = 0
  /// How much memory was resident, in bytes, after a tenth of the times it was asked for, and after all of them.
  var memoryBefore = 0
  var memoryAfter = 0
}
