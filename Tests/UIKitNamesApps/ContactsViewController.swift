import UIKitNames

public class Contact: NSObject {
  public var name: String
  public var phone: String
  public var isFavourite = false

  public init(name: String, phone: String) {
    self.name = name
    self.phone = phone
    super.init()
  }
}

class ContactCell: UITableViewCell {
  let nameLabel = UILabel()
  let phoneLabel = UILabel()

  override init(style: UITableViewCellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)

    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.font = UIFont.boldSystemFont(ofSize: 16)
    contentView.addSubview(nameLabel)

    phoneLabel.translatesAutoresizingMaskIntoConstraints = false
    phoneLabel.font = UIFont.systemFont(ofSize: 13)
    phoneLabel.textColor = UIColor.gray
    contentView.addSubview(phoneLabel)

    let views: [String: Any] = ["name": nameLabel, "phone": phoneLabel]
    contentView.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-15-[name]-15-|", options: [], metrics: nil, views: views))
    contentView.addConstraints(
      NSLayoutConstraint.constraints(withVisualFormat: "H:|-15-[phone]-15-|", options: [], metrics: nil, views: views))
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-8-[name]-4-[phone]-8-|", options: [], metrics: nil, views: views))

    let background = UIView()
    background.backgroundColor = UIColor(red: 0.9, green: 0.95, blue: 1.0, alpha: 1.0)
    selectedBackgroundView = background
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    nameLabel.textColor = selected ? UIColor.blue : UIColor.black
  }
}

public class ContactsViewController: UITableViewController {

  public var contacts = [Contact]()
  var sections = [String: [Contact]]()
  var sectionTitles = [String]()
  public var lastCalled: String?
  let cellIdentifier = "ContactCell"

  override public func viewDidLoad() {
    super.viewDidLoad()

    self.title = "Contacts"
    self.navigationItem.leftBarButtonItem = self.editButtonItem
    self.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)

    tableView.register(ContactCell.self, forCellReuseIdentifier: cellIdentifier)
    tableView.rowHeight = UITableViewAutomaticDimension
    tableView.estimatedRowHeight = 60
    tableView.tableFooterView = UIView(frame: CGRect.zero)
    tableView.sectionIndexColor = UIColor.red
    tableView.sectionIndexBackgroundColor = UIColor.clear
    tableView.separatorInset = UIEdgeInsetsMake(0, 15, 0, 0)
    tableView.allowsSelectionDuringEditing = false

    contacts = [
      Contact(name: "Bruno", phone: "555 0101"),
      Contact(name: "Anna", phone: "555 0102"),
      Contact(name: "Berta", phone: "555 0103"),
      Contact(name: "Carl", phone: "555 0104"),
    ]
    sortContacts()
  }

  override public func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    DispatchQueue.main.async {
      self.tableView.flashScrollIndicators()
    }
  }

  override public func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    // Dispose of any resources that can be recreated.
  }

  func sortContacts() {
    sections.removeAll()
    for contact in contacts {
      let key = String(contact.name.prefix(1))
      if sections[key] == nil {
        sections[key] = [Contact]()
      }
      sections[key]!.append(contact)
    }
    for (key, value) in sections {
      sections[key] = value.sorted(by: { $0.name < $1.name })
    }
    sectionTitles = sections.keys.sorted { $0 < $1 }
  }

  func contact(at indexPath: IndexPath) -> Contact {
    return sections[sectionTitles[indexPath.section]]![indexPath.row]
  }

  func remove(at indexPath: IndexPath) {
    let contact = self.contact(at: indexPath)
    if let index = contacts.firstIndex(of: contact) {
      contacts.remove(at: index)
    }
    let key = sectionTitles[indexPath.section]
    sortContacts()
    tableView.beginUpdates()
    if sections[key] == nil {
      tableView.deleteSections(IndexSet(integer: indexPath.section), with: UITableViewRowAnimation.fade)
    } else {
      tableView.deleteRows(at: [indexPath], with: UITableViewRowAnimation.fade)
    }
    tableView.endUpdates()
  }

  // MARK: - Table view data source

  override public func numberOfSections(in tableView: UITableView) -> Int {
    return sectionTitles.count
  }

  override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return sections[sectionTitles[section]]!.count
  }

  override public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return sectionTitles[section]
  }

  override public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    return sectionTitles
  }

  override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath) as! ContactCell
    let contact = self.contact(at: indexPath)
    cell.nameLabel.text = contact.name
    cell.phoneLabel.text = contact.phone
    cell.accessoryType =
      contact.isFavourite ? UITableViewCellAccessoryType.checkmark : UITableViewCellAccessoryType.none
    cell.selectionStyle = UITableViewCellSelectionStyle.default
    return cell
  }

  // MARK: - Table view delegate

  override public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    cell.backgroundColor = indexPath.row % 2 == 0 ? UIColor.white : UIColor(white: 0.95, alpha: 1.0)
    cell.separatorInset = UIEdgeInsets.zero
    cell.layoutMargins = UIEdgeInsets.zero
  }

  override public func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  {
    let header = view as! UITableViewHeaderFooterView
    header.textLabel?.textColor = UIColor.darkGray
    header.contentView.backgroundColor = UIColor.groupTableViewBackground
  }

  override public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    return 24
  }

  override public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    let delete = UITableViewRowAction(style: .destructive, title: "Delete") { (action, indexPath) in
      self.remove(at: indexPath)
    }
    let call = UITableViewRowAction(style: UITableViewRowActionStyle.normal, title: "Call") {
      (action, indexPath) -> Void in
      self.lastCalled = self.contact(at: indexPath).phone
      tableView.setEditing(false, animated: true)
    }
    call.backgroundColor = UIColor(red: 76 / 255.0, green: 175 / 255.0, blue: 80 / 255.0, alpha: 1.0)
    return [delete, call]
  }

  override public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let contact = self.contact(at: indexPath)
    contact.isFavourite = !contact.isFavourite
    tableView.reloadRows(at: [indexPath], with: UITableViewRowAnimation.none)
    UIView.animate(
      withDuration: 0.3,
      animations: {
        tableView.cellForRow(at: indexPath)?.alpha = 0.5
      },
      completion: { finished in
        tableView.cellForRow(at: indexPath)?.alpha = 1
      })
  }
}
