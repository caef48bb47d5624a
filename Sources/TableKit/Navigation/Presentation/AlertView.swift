import Foundation

/// What an alert looks like: a box, in the middle or at the bottom, over what is dimmed.
final class AlertView: View {
  /// The width of a box in the middle, in points.
  nonisolated static let width: CGFloat = 270
  /// How far the content keeps from the box's edges, and a box at the bottom from the screen's, in points.
  nonisolated static let margin: CGFloat = 16
  /// How high a button is, in points.
  nonisolated static let buttonHeight: CGFloat = 44
  /// How high a field for text is, in points.
  nonisolated static let fieldHeight: CGFloat = 30

  private weak var controller: AlertController?
  private let box = View(frame: .zero)
  private var labels: [Label] = []
  private var fields: [TextField] = []
  private var buttons: [Button] = []
  private var needsRebuilding = true

  init(_ controller: AlertController) {
    self.controller = controller
    super.init(frame: .zero)
    backgroundColor = Color(white: 0, alpha: 0.4)
    box.backgroundColor = .secondarySystemBackground
    box.cornerRadius = 14
    box.clipsToBounds = true
    addSubview(box)
  }

  func setNeedsRebuilding() {
    needsRebuilding = true
    setNeedsLayout()
  }

  private func rebuild() {
    guard needsRebuilding, let controller else { return }
    needsRebuilding = false
    for part in box.subviews { part.removeFromSuperview() }
    labels.removeAll()
    if let title = controller.title, !title.isEmpty {
      labels.append(Self.label(title, .boldSystemFont(ofSize: 17)))
    }
    if let message = controller.message, !message.isEmpty {
      labels.append(Self.label(message, .systemFont(ofSize: 13)))
    }
    fields = controller.textFields ?? []
    buttons.removeAll()
    for action in controller.actions { buttons.append(button(for: action, of: controller)) }
    for part in labels + fields + buttons { box.addSubview(part) }
  }

  private static func label(_ text: String, _ font: Font) -> Label {
    let label = Label(frame: .zero)
    label.text = text
    label.font = font
    label.textAlignment = .center
    label.numberOfLines = 0
    return label
  }

  private func button(for action: AlertAction, of controller: AlertController) -> Button {
    let button = Button(frame: .zero)
    button.setTitle(action.title, for: .normal)
    button.setTitleColor(action.style == .destructive ? .systemRed : .systemBlue, for: .normal)
    let stands = action === controller.preferredAction || controller.preferredAction == nil && action.style == .cancel
    button.titleLabel.font = stands ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
    button.isEnabled = action.isEnabled
    button.addTarget(controller, for: .touchUpInside) { controller, _ in controller.perform(action) }
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    rebuild()
    guard let controller else { return }
    let isSheet = controller.preferredStyle == .actionSheet
    let width = isSheet ? max(0, bounds.width - 2 * Self.margin) : min(Self.width, bounds.width)
    let inner = max(0, width - 2 * Self.margin)
    var y = labels.isEmpty && fields.isEmpty ? 0 : Self.margin
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      label.frame = CGRect(x: Self.margin, y: y, width: inner, height: height)
      y += height + Self.margin / 2
    }
    for field in fields {
      field.frame = CGRect(x: Self.margin, y: y, width: inner, height: Self.fieldHeight)
      y += Self.fieldHeight + Self.margin / 2
    }
    if y > 0 { y += Self.margin / 2 }
    if buttons.count == 2, !isSheet {
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: CGFloat(index) * width / 2, y: y, width: width / 2, height: Self.buttonHeight)
      }
      y += Self.buttonHeight
    } else {
      for button in buttons {
        button.frame = CGRect(x: 0, y: y, width: width, height: Self.buttonHeight)
        y += Self.buttonHeight
      }
    }
    let top = isSheet ? bounds.height - Self.margin - y : pixelAligned((bounds.height - y) / 2)
    box.frame = CGRect(x: pixelAligned((bounds.width - width) / 2), y: max(0, top), width: width, height: y)
  }
}
