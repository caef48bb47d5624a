public import TableKit

/// Makes a delegate that leaves every requirement out, and comes without its type.
@MainActor
@inline(never)
public func makeSilentDelegate() -> any TableViewDelegate { SilentDelegate() }

@MainActor
final class SilentDelegate: TableViewDelegate {}
