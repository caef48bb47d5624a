// Nearly every UIKit file imports UIKit alone, and has Foundation from it.
@_exported public import Foundation
@_exported public import TableKit
