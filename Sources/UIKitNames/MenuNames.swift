/// An ``Action`` by UIKit's name.
public typealias UIAction = Action
/// What an action does, by UIKit's name.
public typealias UIActionHandler = Action.Handler
/// A ``Menu`` by UIKit's name.
public typealias UIMenu = Menu
/// A ``MenuElement`` by UIKit's name.
public typealias UIMenuElement = MenuElement

/// A ``ContextMenuConfiguration`` by UIKit's name.
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
/// What makes the menu of a configuration, by UIKit's name.
public typealias UIContextMenuActionProvider = ContextMenuConfiguration.ActionProvider
/// What makes the screen beside a menu, by UIKit's name.
public typealias UIContextMenuContentPreviewProvider = ContextMenuConfiguration.PreviewProvider
/// A ``ContextMenuInteraction`` by UIKit's name.
public typealias UIContextMenuInteraction = ContextMenuInteraction
/// ``ContextMenuInteractionAnimating`` by UIKit's name.
public typealias UIContextMenuInteractionAnimating = ContextMenuInteractionAnimating
/// ``ContextMenuInteractionCommitAnimating`` by UIKit's name.
public typealias UIContextMenuInteractionCommitAnimating = ContextMenuInteractionCommitAnimating
/// ``ContextMenuInteractionCommitStyle`` by UIKit's name.
public typealias UIContextMenuInteractionCommitStyle = ContextMenuInteractionCommitStyle
