import CPangoCairo

// Unsafe, with the invariants of the type.
extension PangoTextLayout {
  /// Glyphs that stand for a piece of text together.
  struct Cluster: Hashable {
    /// How many bytes of the text they stand for.
    var byteCount: Int
    /// How many they are.
    var glyphCount: Int
  }

  /// The text for which a run's glyphs stand.
  struct RunText {
    /// The text, in UTF-8.
    var bytes: [UInt8]
    /// The pieces, in the order of the text.
    var clusters: [Cluster]
    /// Whether the glyphs run from right to left, so that the first piece has the last of them.
    var isBackward: Bool
  }

  /// The text for which a run's glyphs stand; `nil` if cairo would not take it.
  func text(of run: PangoGlyphItem) -> RunText? {
    guard let item = run.item?.pointee, let glyphs = run.glyphs?.pointee, let text = pango_layout_get_text(layout)
    else {
      return nil
    }
    let isBackward = item.analysis.level % 2 == 1
    if Int32(item.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0 {
      // Pango would have it stand for all that is left out; what is read should be what is seen.
      var count = 0
      for index in 0..<Int(glyphs.num_glyphs) where Self.isDrawn(glyphs.glyphs[index]) { count += 1 }
      let bytes = Array("…".utf8)
      return RunText(
        bytes: bytes, clusters: [Cluster(byteCount: bytes.count, glyphCount: count)], isBackward: isBackward)
    }
    let bytes = UnsafeRawBufferPointer(start: text + Int(item.offset), count: Int(item.length))
    guard !Self.hasNoncharacters(bytes) else { return nil }
    var clusters: [Cluster] = []
    var run = run
    var iterator = PangoGlyphItemIter()
    var isThere = pango_glyph_item_iter_init_start(&iterator, &run, text) != 0
    while isThere {
      let forwards = Int(iterator.start_glyph)..<max(Int(iterator.start_glyph), Int(iterator.end_glyph))
      let backwards = Int(iterator.end_glyph) + 1..<max(Int(iterator.end_glyph), Int(iterator.start_glyph)) + 1
      var count = 0
      for index in isBackward ? backwards : forwards where Self.isDrawn(glyphs.glyphs[index]) { count += 1 }
      clusters.append(Cluster(byteCount: Int(iterator.end_index - iterator.start_index), glyphCount: count))
      isThere = pango_glyph_item_iter_next_cluster(&iterator) != 0
    }
    return RunText(bytes: Array(bytes), clusters: clusters, isBackward: isBackward)
  }

  /// Whether there is anything to draw for a glyph.
  static func isDrawn(_ glyph: PangoGlyphInfo) -> Bool {
    glyph.glyph != PangoGlyph(PANGO_GLYPH_EMPTY)
  }

  /// Whether there are code points in a UTF-8 text that are characters of no text, U+FDD0 … U+FDEF and the last two of each plane:
  /// cairo takes text that has any for broken.
  private static func hasNoncharacters(_ bytes: UnsafeRawBufferPointer) -> Bool {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars where scalar.value >= 0xFDD0 {
      if scalar.value <= 0xFDEF || scalar.value & 0xFFFE == 0xFFFE { return true }
    }
    return false
  }
}
