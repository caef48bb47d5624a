extension ScatteredDelegate {
  func gauge(_ gauge: Gauge, weightAt position: Int) -> Double { 44 }
}
