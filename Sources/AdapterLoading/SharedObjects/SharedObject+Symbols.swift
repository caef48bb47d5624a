extension SharedObject {
  /// How many symbols are looked at in one bucket. Linkers make buckets of a handful; a table that goes on beyond this is
  /// damaged, and would keep its reader busy for as long as the file is large.
  private static var longestBucket: UInt64 { 1 << 16 }

  /// Whether other images can find a function of this name here, by the rules of the system's loader.
  ///
  /// It asks the hash table that the loader will ask: the GNU one if there is one, else that of the System V ABI.
  ///
  /// - Complexity: O(1) on average; O(*n*) in the number of symbols at worst.
  func exportsFunction(named name: String) throws(SharedObjectFault) -> Bool {
    if let table = dynamicTable.gnuHash {
      return try exportsFunction(named: name, gnuHashTable: table)
    }
    if let table = dynamicTable.systemVHash {
      return try exportsFunction(named: name, systemVHashTable: table)
    }
    throw .malformed("it has no table to find a symbol with")
  }

  /// The GNU hash table: four numbers, a Bloom filter, the buckets, and for each symbol its hash, whose lowest bit marks
  /// the end of a bucket's symbols.
  private func exportsFunction(named name: String, gnuHashTable table: UInt64) throws(SharedObjectFault) -> Bool {
    let numbers = try hashTable(at: table, offset: 0, count: 16)
    let bucketCount = UInt64(numbers.word(at: 0))
    let firstSymbol = UInt64(numbers.word(at: 4))
    let filterCount = UInt64(numbers.word(at: 8))
    let shift = numbers.word(at: 12)
    // The loader divides by the one and masks with the other less one.
    guard bucketCount > 0, filterCount > 0, filterCount & (filterCount - 1) == 0 else {
      throw .malformed("its hash table has no buckets")
    }

    let hash = Self.gnuHash(of: name)
    let filterWord = try hashTable(at: table, offset: 16 + (UInt64(hash) / 64 & (filterCount - 1)) * 8, count: 8)
      .doubleWord(at: 0)
    let secondBit = shift < 32 ? hash >> shift : 0
    guard filterWord >> UInt64(hash % 64) & filterWord >> UInt64(secondBit % 64) & 1 == 1 else { return false }

    let buckets = 16 + filterCount * 8
    let first = UInt64(
      try hashTable(at: table, offset: buckets + UInt64(hash) % bucketCount * 4, count: 4).word(at: 0))
    guard first >= firstSymbol else { return false }
    let hashes = buckets + bucketCount * 4
    var symbol = first
    while symbol - first < Self.longestBucket {
      let entry = try hashTable(at: table, offset: hashes + (symbol - firstSymbol) * 4, count: 4).word(at: 0)
      if entry | 1 == hash | 1, try isExportedFunction(symbol, named: name) { return true }
      if entry & 1 == 1 { return false }
      symbol += 1
    }
    throw .malformed("its hash table does not end")
  }

  /// The System V hash table: the numbers of buckets and symbols, the buckets, and for each symbol the next in its bucket.
  private func exportsFunction(named name: String, systemVHashTable table: UInt64) throws(SharedObjectFault) -> Bool {
    let numbers = try hashTable(at: table, offset: 0, count: 8)
    let bucketCount = UInt64(numbers.word(at: 0))
    let symbolCount = UInt64(numbers.word(at: 4))
    guard bucketCount > 0 else { throw .malformed("its hash table has no buckets") }
    // The loader asks the table how many symbols there are.
    guard isLoaded(at: table, count: 8 + (bucketCount + symbolCount) * 4) else {
      throw .malformed("the hash table is not in the file")
    }
    let bucket = UInt64(Self.systemVHash(of: name)) % bucketCount
    var symbol = UInt64(try hashTable(at: table, offset: 8 + bucket * 4, count: 4).word(at: 0))
    var remaining = min(symbolCount, Self.longestBucket)
    while symbol != 0 {
      // A bucket that came round to its start would never end.
      guard remaining > 0, symbol < symbolCount else { throw .malformed("its hash table does not end") }
      remaining -= 1
      if try isExportedFunction(symbol, named: name) { return true }
      symbol = UInt64(try hashTable(at: table, offset: 8 + (bucketCount + symbol) * 4, count: 4).word(at: 0))
    }
    return false
  }

  /// Part of a hash table. All offsets are sums and products of 32-bit numbers, so only the address can overflow.
  private func hashTable(at table: UInt64, offset: UInt64, count: UInt64) throws(SharedObjectFault) -> Record {
    let (address, overflow) = table.addingReportingOverflow(offset)
    guard !overflow else { throw .malformed("the hash table is not in the file") }
    return try loaded(at: address, count: count, part: "the hash table")
  }

  /// Whether a symbol is a defined function that others may use, has this name, and lies in code.
  private func isExportedFunction(_ symbol: UInt64, named name: String) throws(SharedObjectFault) -> Bool {
    let (address, overflow) = dynamicTable.symbols.addingReportingOverflow(symbol * 24)
    guard !overflow else { throw .malformed("the symbol table is not in the file") }
    let entry = try loaded(at: address, count: 24, part: "the symbol table")
    guard try string(at: UInt64(entry.word(at: 0))) == name else { return false }
    let binding = entry.byte(at: 4) >> 4
    let type = entry.byte(at: 4) & 0xF
    let visibility = entry.byte(at: 5) & 3
    let value = entry.doubleWord(at: 8)
    let isGlobalOrWeak = binding == 1 || binding == 2
    let isDefaultOrProtected = visibility == 0 || visibility == 3
    let isDefined = entry.half(at: 6) != 0
    return isGlobalOrWeak && isDefaultOrProtected && isDefined && type == 2
      && isCode(at: value)
  }

  /// The hash function of GNU hash tables (D. J. Bernstein's, times 33).
  private static func gnuHash(of name: String) -> UInt32 {
    name.utf8.reduce(5381) { $0 &* 33 &+ UInt32($1) }
  }

  /// The hash function of the System V ABI, figure 5-13.
  private static func systemVHash(of name: String) -> UInt32 {
    name.utf8.reduce(0) { hash, byte in
      let shifted = (hash << 4) &+ UInt32(byte)
      let high = shifted & 0xF000_0000
      return (shifted ^ (high >> 24)) & ~high
    }
  }
}
