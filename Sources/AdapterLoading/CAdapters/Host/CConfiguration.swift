import CSwivelAdapter
import Foundation
import TableKit

/// What the user set an adapter up with, as C reads it: the object behind a `swivel_configuration`. Texts that were handed to C live as
/// long as it.
final class CConfiguration: @unchecked Sendable {
  let configuration: AdapterConfiguration
  private var texts: [CText] = []

  init(_ configuration: AdapterConfiguration) {
    self.configuration = configuration
  }

  /// A text for C.
  func bytes(of text: String) -> UnsafePointer<CChar> {
    let made = CText(text)
    texts.append(made)
    return UnsafePointer(made.bytes)
  }

  /// Does what may fail, and writes the reason for C.
  static func attempt(
    _ error: UnsafeMutablePointer<swivel_error>?, _ body: () throws(AdapterConfigurationError) -> Void
  ) -> Bool {
    do {
      try body()
      return true
    } catch let failure {
      CErrorText.write(failure.description, to: error)
      return false
    }
  }
}

extension CHost {
  static func addConfiguration(to host: inout swivel_host) {
    host.configuration_text = { handle, key in
      guard let handle, let key else { return nil }
      let configuration = CHandle.object(handle, as: CConfiguration.self)
      return configuration.configuration.values[String(cString: key)].map(configuration.bytes)
    }
    host.configuration_require_known = { handle, keys, count, error in
      guard let handle else { return false }
      let known = UnsafeBufferPointer(start: keys, count: keys == nil ? 0 : count).compactMap {
        $0.map(String.init(cString:))
      }
      return CConfiguration.attempt(error) { () throws(AdapterConfigurationError) in
        try CHandle.object(handle, as: CConfiguration.self).configuration.requireKnownKeys(known)
      }
    }
    host.configuration_number = { handle, key, fallback, number, error in
      guard let handle, let key, let number else { return false }
      let configuration = CHandle.object(handle, as: CConfiguration.self).configuration
      let name = String(cString: key)
      return CConfiguration.attempt(error) { () throws(AdapterConfigurationError) in
        number.pointee =
          if let fallback {
            try configuration.number(name, default: fallback.pointee)
          } else {
            try configuration.number(name)
          }
      }
    }
    host.configuration_flag = { handle, key, fallback, flag, error in
      guard let handle, let key, let flag else { return false }
      let configuration = CHandle.object(handle, as: CConfiguration.self).configuration
      let name = String(cString: key)
      return CConfiguration.attempt(error) { () throws(AdapterConfigurationError) in
        flag.pointee =
          if let fallback {
            try configuration.flag(name, default: fallback.pointee)
          } else {
            try configuration.flag(name)
          }
      }
    }
    host.configuration_string = { handle, key, fallback, text, error in
      guard let handle, let key, let text else { return false }
      let object = CHandle.object(handle, as: CConfiguration.self)
      let name = String(cString: key)
      return CConfiguration.attempt(error) { () throws(AdapterConfigurationError) in
        guard object.configuration.values[name] == nil, let fallback else {
          text.pointee = object.bytes(of: try object.configuration.string(name))
          return
        }
        text.pointee = fallback
      }
    }
  }
}
