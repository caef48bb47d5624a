import CSwivelAdapter
import Foundation
import TableKit

extension CHost {
  static func addGeometry(to host: inout swivel_host) {
    host.view_frame = { CHost.with($0, as: View.self) { swivel_rect($0.frame) } }
    host.view_set_frame = { view, frame in CHost.with(view, as: View.self) { $0.frame = CGRect(frame) } }
    host.view_bounds = { CHost.with($0, as: View.self) { swivel_rect($0.bounds) } }
    host.view_set_bounds = { view, bounds in CHost.with(view, as: View.self) { $0.bounds = CGRect(bounds) } }
    host.view_center = { CHost.with($0, as: View.self) { swivel_point($0.center) } }
    host.view_set_center = { view, center in CHost.with(view, as: View.self) { $0.center = CGPoint(center) } }
    host.view_transform = { CHost.with($0, as: View.self) { swivel_transform($0.transform) } }
    host.view_set_transform = { view, transform in
      CHost.with(view, as: View.self) { $0.transform = CGAffineTransform(transform) }
    }
    host.view_convert_point = { view, point, other in
      let target = CHost.view(other)
      return CHost.with(view, as: View.self) { swivel_point($0.convert(CGPoint(point), to: target)) }
    }
    host.view_convert_rect = { view, rect, other in
      let target = CHost.view(other)
      return CHost.with(view, as: View.self) { swivel_rect($0.convert(CGRect(rect), to: target)) }
    }
    host.view_set_needs_layout = { CHost.with($0, as: View.self) { $0.setNeedsLayout() } }
    host.view_layout_if_needed = { CHost.with($0, as: View.self) { $0.layoutIfNeeded() } }
  }

  static func addAppearance(to host: inout swivel_host) {
    host.view_alpha = { CHost.with($0, as: View.self) { Double($0.alpha) } }
    host.view_set_alpha = { view, alpha in CHost.with(view, as: View.self) { $0.alpha = CGFloat(alpha) } }
    host.view_is_hidden = { CHost.with($0, as: View.self) { $0.isHidden } }
    host.view_set_hidden = { view, isHidden in CHost.with(view, as: View.self) { $0.isHidden = isHidden } }
    host.view_clips_to_bounds = { CHost.with($0, as: View.self) { $0.clipsToBounds } }
    host.view_set_clips_to_bounds = { view, clips in CHost.with(view, as: View.self) { $0.clipsToBounds = clips } }
    host.view_tag = { CHost.with($0, as: View.self) { Int64($0.tag) } }
    host.view_set_tag = { view, tag in CHost.with(view, as: View.self) { $0.tag = Int(truncatingIfNeeded: tag) } }
    host.view_background = { view, color in
      guard let background = CHost.with(view, as: View.self, { $0.backgroundColor }) else { return false }
      color?.pointee = swivel_color(background)
      return true
    }
    host.view_set_background = { view, color in
      let background = color.map { Color($0.pointee) }
      CHost.with(view, as: View.self) { $0.backgroundColor = background }
    }
    host.view_text = { view, buffer, capacity in
      guard let text = CHost.with(view, as: View.self, { CHost.textLabel(of: $0)?.text }) else {
        return Int(bitPattern: UInt.max)
      }
      return CTextCopy.copy(text, to: buffer, capacity: capacity)
    }
    host.view_set_text = { view, text in
      let words = text.map { String(cString: $0) }
      return CHost.with(view, as: View.self) { view in
        guard let label = CHost.textLabel(of: view) else { return false }
        label.text = words
        return true
      }
    }
  }

  /// The label whose text is the view's.
  @MainActor
  private static func textLabel(of view: View) -> Label? {
    switch view {
    case let label as Label: label
    case let cell as TableViewCell: cell.textLabel
    case let header as TableViewHeaderFooterView: header.textLabel
    default: nil
    }
  }

  static func addTree(to host: inout swivel_host) {
    host.view_superview = { CHost.with($0, as: View.self) { $0.superview.map(CHandle.of) } }
    host.view_subview_count = { CHost.with($0, as: View.self) { $0.subviews.count } }
    host.view_subview = { view, position in
      CHost.with(view, as: View.self) { view in
        // C's count has no sign, Swift's has: one that is too large for it comes as a negative number.
        view.subviews.indices.contains(position) ? CHandle.of(view.subviews[position]) : nil
      }
    }
    host.view_add_subview = { view, subview in
      let added = CHost.view(subview)
      CHost.with(view, as: View.self) { view in if let added { view.addSubview(added) } }
    }
    host.view_insert_subview = { view, subview, position in
      let added = CHost.view(subview)
      CHost.with(view, as: View.self) { view in
        guard let added else { return }
        let isAmong = (0..<view.subviews.count).contains(position)
        if isAmong { view.insertSubview(added, at: position) } else { view.addSubview(added) }
      }
    }
    host.view_remove_from_superview = { CHost.with($0, as: View.self) { $0.removeFromSuperview() } }
  }
}
