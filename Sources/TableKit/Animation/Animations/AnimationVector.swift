/// The numbers of an animated value, from the first element on: one of a number, two of a point, four of a rectangle or a colour
/// (multiplied by its opacity), six of a transform. The rest is 0.
typealias AnimationVector = SIMD8<Double>
