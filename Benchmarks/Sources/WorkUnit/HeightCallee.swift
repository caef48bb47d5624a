public import Foundation
public import TableKit

/// A delegate as the cases need it. It comes without its type, as a host gets a delegate.
public typealias HeightCallee = TableViewDelegate & HeightAnswering & CallCounting

/// Makes a work unit: a delegate that answers heights and notes who asked for what.
///
/// Each case makes its own: a target that several share has been called in several ways, and weak references to it are counted
/// in one place.
@MainActor
@inline(never)
public func makeRowHeights() -> any HeightCallee { RowHeights() }

/// Makes a work unit of the same kind whose method the compiler may not inline anywhere, as it does not inline large ones.
@MainActor
@inline(never)
public func makeOutlinedRowHeights() -> any HeightCallee { OutlinedRowHeights() }

/// The height that the work unit answers for a row, in points: one of sixteen in turn, so that a table of them is not uniform.
///
/// - Parameter row: The row.
public func rowHeight(_ row: Int) -> CGFloat { CGFloat(44 + (row & 15)) }
