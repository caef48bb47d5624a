import CPangoCairo
import Foundation
import TableKit

/// Owns a pango layout: text in a font, broken into lines. Unsafe, with these invariants:
///
/// - `layout` is good as long as this object lives, and nobody else releases it.
/// - A line and its runs belong to the layout; they are read within one call while this object lives, and the layout is
///   never changed behind `init`.
/// - All of it stays on one thread: pango's default font map, from which the layout has its fonts, is the thread's own.
final class PangoTextLayout {
  let layout: OpaquePointer

  /// How text is broken and cut.
  struct Options {
    /// The width in points beyond which lines are broken or cut; `nil` for none.
    var width: CGFloat?
    /// Whether lines break between any two characters.
    var breaksAnywhere = false
    /// Whether lines reach from edge to edge.
    var isJustified = false
    /// Where an ellipsis stands for what does not fit; the text is one line then.
    var ellipsis = PANGO_ELLIPSIZE_NONE
  }

  /// Text in a font. `text` holds no zero bytes.
  init(_ text: String, font: Font, options: Options) {
    let context = Self.context()
    layout = pango_layout_new(context)
    g_object_unref(UnsafeMutableRawPointer(context))

    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.familyName ?? PangoTextMeasurer.defaultFamilyName)
    let size = min(font.pointSize, PangoTextMeasurer.largestPointSize)
    pango_font_description_set_absolute_size(description, size * CGFloat(PANGO_SCALE))
    pango_font_description_set_weight(description, PangoWeight(UInt32(font.weight.rawValue)))
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pango_layout_set_font_description(layout, description)
    pango_font_description_free(description)

    if let width = options.width {
      pango_layout_set_width(layout, Self.units(min(max(width, 0), PangoTextMeasurer.largestWidth)))
      pango_layout_set_wrap(layout, options.breaksAnywhere ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
      pango_layout_set_ellipsize(layout, options.ellipsis)
      pango_layout_set_justify(layout, options.isJustified ? 1 : 0)
    }
    // Where a word has to be broken, pango would put in a hyphen.
    let attributes = pango_attr_list_new()
    pango_attr_list_insert(attributes, pango_attr_insert_hyphens_new(0))
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)

    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// How many lines there are.
  var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

  /// Whether an ellipsis stands for part of the text.
  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// What there is to know of one line. Lengths are points.
  struct Line {
    /// How far the line reaches.
    var width: CGFloat
    /// How far above the baseline the line begins.
    var ascent: CGFloat
    /// From the top of the line to its bottom.
    var height: CGFloat
    /// Whether it is read from right to left.
    var isRightToLeft: Bool
    /// The place of its first byte in the text.
    var startByte: Int
  }

  /// The lines from the first on; `next` says after each whether to go on.
  func forEachLine(_ next: (Line) -> Bool) {
    // The list is the layout's own, and stays as it is.
    var element = pango_layout_get_lines_readonly(layout)
    while let current = element {
      if let data = current.pointee.data {
        let line = data.assumingMemoryBound(to: PangoLayoutLine.self)
        var extents = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &extents)
        var slack: Int32 = 0
        Self.forEachRun(of: line) { slack += Self.slack(of: $0) }
        let description = Line(
          width: Self.points(extents.width - slack), ascent: Self.points(-extents.y),
          height: Self.points(extents.height),
          isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL,
          startByte: Int(line.pointee.start_index))
        guard next(description) else { return }
      }
      element = current.pointee.next
    }
  }

  /// Calls `body` with the runs of a line, each with the place where it begins from the line's left edge in points.
  func forEachRun(ofLine index: Int, _ body: (PangoGlyphItem, _ x: CGFloat) -> Void) {
    guard let line = pango_layout_get_line_readonly(layout, Int32(clamping: index)) else { return }
    var x: Int32 = 0
    Self.forEachRun(of: line) { run in
      body(run, Self.points(x))
      x &+= pango_glyph_string_get_width(run.glyphs) - Self.slack(of: run)
    }
  }

  private static func forEachRun(of line: UnsafePointer<PangoLayoutLine>, _ body: (PangoGlyphItem) -> Void) {
    var element = line.pointee.runs
    while let current = element {
      if let run = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { body(run.pointee) }
      element = current.pointee.next
    }
  }

  /// By how much pango has widened a run that is an ellipsis: it makes the line as wide as it may be, which would leave a
  /// gap in it.
  private static func slack(of run: PangoGlyphItem) -> Int32 {
    guard let analysis = run.item?.pointee.analysis, let glyphs = run.glyphs?.pointee,
      Int32(analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0
    else { return 0 }
    var width: Int32 = 0
    var natural: Int32 = 0
    for index in 0..<Int(glyphs.num_glyphs) {
      var extents = PangoRectangle()
      pango_font_get_glyph_extents(analysis.font, glyphs.glyphs[index].glyph, nil, &extents)
      width += glyphs.glyphs[index].geometry.width
      natural += extents.width
    }
    return max(0, width - natural)
  }

  /// A context whose answers are the same for every device: nothing is fitted to a pixel grid.
  private static func context() -> OpaquePointer? {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = fontOptions()
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }

  /// Options for shapes and widths as the font has them. The caller releases them.
  static func fontOptions() -> OpaquePointer? {
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    return options
  }

  private static func units(_ points: CGFloat) -> Int32 {
    Int32((points * CGFloat(PANGO_SCALE)).rounded())
  }

  static func points(_ units: Int32) -> CGFloat {
    CGFloat(units) / CGFloat(PANGO_SCALE)
  }
}
