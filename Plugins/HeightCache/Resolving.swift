/// One resolving of a chain, told from others by its identity alone.
final class Resolving: Sendable {}
