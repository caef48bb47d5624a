/// Every case, in a file for each subject.
enum CaseList {
  /// Those that every build has, in Swift, C and C++.
  static let all: [ListedCase] =
    direct + handwritten + witnesses + cells + questions + binding + erased + adapters + horizontal + plain + Peers.cxx
    + scaling + scrolling + tables + touches + animations + loading
}
