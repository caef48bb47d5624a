extension TableViewCell {
  /// Lets somebody hear of what happens to the cell from now on. The cell keeps the observer; one that is there already stays once.
  public func addObserver(_ observer: any TableViewCellObserver) {
    for present in observers where present === observer { return }
    observers.append(observer)
  }

  /// Lets somebody hear no more. One that is not there changes nothing.
  public func removeObserver(_ observer: any TableViewCellObserver) {
    for index in observers.indices where observers[index] === observer {
      observers.remove(at: index)
      return
    }
  }

  /// Tells the observers there are now; one that is taken away meanwhile hears no more.
  func tellObservers(_ tell: (any TableViewCellObserver) -> Void) {
    for observer in observers {
      for present in observers where present === observer {
        tell(observer)
        break
      }
    }
  }
}
