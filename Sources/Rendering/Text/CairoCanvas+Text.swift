import CPangoCairo
import Foundation
import TableKit

// Unsafe, with these invariants besides those of the types: a font belongs to its layout, which outlives the call, and
// the array of glyphs outlives the calls that take it.
extension CairoCanvas {
  /// Draws text that was set for a rectangle of that size. The lines stand as one block in the middle of its height.
  func draw(
    _ text: TypesetText, alignment: TextAlignment, in rect: CGRect, transform: CGAffineTransform, color: Color
  ) {
    setMatrix(transform)
    setSource(color)
    let options = PangoTextLayout.fontOptions()
    cairo_set_font_options(pointer, options)
    cairo_font_options_destroy(options)
    var top = (rect.height - text.size.height) / 2
    for line in text.lines {
      let indent = line.indent(alignment: alignment, in: rect.width)
      let baseline = Self.snapped(top + line.metrics.ascent, transform: transform)
      line.layout.forEachRun(ofLine: line.index) { run, x in
        draw(run, of: line.layout, x: rect.minX + indent + x, baseline: rect.minY + baseline)
      }
      top += line.metrics.height
    }
    cairo_identity_matrix(pointer)
  }

  /// A distance in points, moved to a whole number of pixels where the transform has the axes stay axes: letters stand on a
  /// sharp line then. It is a distance within the text's rectangle, so that text which moves with it does not jitter.
  private static func snapped(_ distance: CGFloat, transform: CGAffineTransform) -> CGFloat {
    guard (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0) else { return distance }
    let scale = abs(transform.determinant).squareRoot()
    let snapped = (distance * scale).rounded() / scale
    return snapped.isFinite ? snapped : distance
  }

  private func draw(_ run: PangoGlyphItem, of layout: PangoTextLayout, x: Double, baseline: Double) {
    guard let font = run.item?.pointee.analysis.font, let glyphs = run.glyphs?.pointee, glyphs.num_glyphs > 0,
      let scaledFont = pango_cairo_font_get_scaled_font(OpaquePointer(font))
    else { return }
    // The face and the size are pango's; the shapes are made for the matrix in force here.
    var fontMatrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &fontMatrix)
    cairo_set_font_face(pointer, cairo_scaled_font_get_font_face(scaledFont))
    cairo_set_font_matrix(pointer, &fontMatrix)

    var placed: [cairo_glyph_t] = []
    placed.reserveCapacity(Int(glyphs.num_glyphs))
    var pen = x
    let y = baseline - PangoTextLayout.points(run.y_offset)
    for index in 0..<Int(glyphs.num_glyphs) {
      let glyph = glyphs.glyphs[index]
      if PangoTextLayout.isDrawn(glyph) {
        // A letter that no font has is shown as the font's own sign for that.
        let isUnknown = glyph.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) != 0
        placed.append(
          cairo_glyph_t(
            index: isUnknown ? 0 : UInt(glyph.glyph),
            x: pen + PangoTextLayout.points(glyph.geometry.x_offset),
            y: y + PangoTextLayout.points(glyph.geometry.y_offset)))
      }
      pen += PangoTextLayout.points(glyph.geometry.width)
    }
    guard !placed.isEmpty else { return }
    if isVector, let text = layout.text(of: run) {
      show(placed, as: text)
    } else if isVector || Self.hasColors(font) {
      cairo_show_glyphs(pointer, placed, Int32(placed.count))
    } else {
      // As paths, letters stand exactly where they belong: shown as glyphs they would be moved to whole pixels.
      cairo_new_path(pointer)
      cairo_glyph_path(pointer, placed, Int32(placed.count))
      cairo_fill(pointer)
    }
  }

  /// Shows glyphs together with the text that a reader of the file finds for them.
  private func show(_ glyphs: [cairo_glyph_t], as text: PangoTextLayout.RunText) {
    var clusters: [cairo_text_cluster_t] = []
    clusters.reserveCapacity(text.clusters.count)
    for cluster in text.clusters {
      clusters.append(
        cairo_text_cluster_t(num_bytes: Int32(cluster.byteCount), num_glyphs: Int32(cluster.glyphCount)))
    }
    text.bytes.withUnsafeBytes { bytes in
      cairo_show_text_glyphs(
        pointer, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), glyphs,
        Int32(glyphs.count), clusters, Int32(clusters.count),
        text.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0))
    }
  }

  /// Whether any letters of a text are pictures or have colours of their own.
  static func hasColors(_ text: TypesetText) -> Bool {
    var hasColors = false
    for line in text.lines {
      line.layout.forEachRun(ofLine: line.index) { run, _ in
        if let font = run.item?.pointee.analysis.font, self.hasColors(font) { hasColors = true }
      }
    }
    return hasColors
  }

  /// Whether a font's letters are pictures or have colours of their own: those have no outlines to fill.
  private static func hasColors(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let harfBuzzFont = pango_font_get_hb_font(font), let face = hb_font_get_face(harfBuzzFont) else {
      return false
    }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }
}
