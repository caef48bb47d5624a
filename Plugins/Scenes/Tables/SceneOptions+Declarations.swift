import Arguments

extension SceneOptions {
  /// The folders of adapters: an option of everything that loads or lists them.
  package static let pathDeclaration = OptionDeclaration(
    name: "--path", value: "DIR", help: "a folder to look for adapters in, before all others", isRepeated: true,
    values: .folder)

  /// The options of everything that shows a table of records.
  package static let declarations = [
    OptionDeclaration(
      name: "--axis", value: "AXIS",
      help: "vertical (if not given) or horizontal: a turned table, with the adapters rotated-cells and "
        + "rotated-headers", values: .words(Axis.allCases.map(\.rawValue))),
    OptionDeclaration(
      name: "--style", value: "STYLE",
      help:
        "plain (if not given): headers stay in sight as long as their section is; grouped: sections stand apart, and "
        + "nothing floats; inset-grouped: on cards with rounded corners",
      values: .words(Style.allCases.map(\.rawValue))),
    OptionDeclaration(
      name: "--offset", value: "N",
      help:
        "how far the table is scrolled from its beginning; beyond its end it stops there, as a table does that comes to rest"
    ),
    OptionDeclaration(
      name: "--group-by", value: "COLUMN",
      help: "a section with a header for each text in a column, in the order in which they first appear; rows then "
        + "leave it out"),
    OptionDeclaration(
      name: "--image-column", value: "COLUMN",
      help:
        "a column with the paths of images, relative to the input's folder, which rows show in place of them: PNG, JPEG and "
        + "what else GdkPixbuf reads"),
    OptionDeclaration(
      name: "--row-extent", value: "N",
      help: "how long each row is: its height, or its width if horizontal; 60 if not given, 140 if horizontal"),
    OptionDeclaration(name: "--extent-from", value: "COLUMN", help: "how long each row is, from a column of numbers"),
    OptionDeclaration(
      name: "--header-size", value: "WxH",
      help: "the headers' size; vertical ones are as wide as the table. If not given, the table's own headers"),
    OptionDeclaration(
      name: "--adapter", value: "NAME[:key=value,…]",
      help: "an adapter to load and install, the one next to the data first; behind those that --axis loads",
      isRepeated: true, values: .adapter),
    pathDeclaration,
  ]
}
