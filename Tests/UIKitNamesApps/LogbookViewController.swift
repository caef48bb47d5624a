import UIKitNames

/// A table that is placed by anchors below a title and above a button.
public final class LogbookViewController: UIViewController {
  private lazy var tableView: UITableView = {
    let tableView = UITableView(frame: .zero, style: .plain)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Entry")
    tableView.contentInset = UIEdgeInsets(top: 4, left: 0, bottom: 4, right: 0)
    return tableView
  }()

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .boldSystemFont(ofSize: 20)
    label.text = "Logbook"
    return label
  }()

  private let writeButton: UIButton = {
    let button = UIButton(frame: .zero)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.setTitle("Write", for: .normal)
    return button
  }()

  private var entries = (1...40).map { "Day \($0)" }
  private var buttonBottom: NSLayoutConstraint!

  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(titleLabel)
    view.addSubview(tableView)
    view.addSubview(writeButton)

    buttonBottom = writeButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 10),
      titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 50),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: tableView.trailingAnchor, constant: 20),
      tableView.bottomAnchor.constraint(equalTo: writeButton.topAnchor, constant: -8),
      writeButton.heightAnchor.constraint(equalToConstant: 44),
      writeButton.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      writeButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      buttonBottom,
    ])

    writeButton.addAction(
      UIAction { [weak self] _ in
        self?.write()
      }, for: .touchUpInside)
  }

  private func write() {
    entries.insert("Day \(entries.count + 1)", at: 0)
    tableView.reloadData()
  }

  /// Makes room below, for a keyboard say.
  public func raiseButton(by distance: CGFloat) {
    buttonBottom.constant = -12 - distance
    view.layoutIfNeeded()
  }
}

extension LogbookViewController: UITableViewDataSource {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Entry", for: indexPath)
    cell.textLabel?.text = entries[indexPath.row]
    return cell
  }
}

extension LogbookViewController: UITableViewDelegate {
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    title = "\(Int(scrollView.contentOffset.y)) of \(Int(scrollView.contentSize.height))"
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    title = "…"
  }
}
