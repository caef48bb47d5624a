import Arguments

/// A script by which bash completes commands.
struct BashCompletion {
  /// The script.
  let script: String

  /// Writes the script for some commands.
  ///
  /// - Parameters:
  ///   - commands: What follows `swivel`. A name of two words is a command of a command.
  ///   - adapters: The names of the adapters there are.
  init(of commands: [CommandDeclaration], adapters: [String]) {
    let names = commands.map(\.name)
    var first: [String] = []
    for name in names {
      let word = String(name.prefix { $0 != " " })
      if !first.contains(word) { first.append(word) }
    }
    var nested: [String: [String]] = [:]
    for name in names {
      let words = name.split(separator: " ").map(String.init)
      if words.count == 2 { nested[words[0], default: []].append(words[1]) }
    }
    let outer = nested.keys.sorted()

    var cases = "    '') case $word in -*) words='--help --version' ;;"
    cases += " *) words='\(first.sorted().joined(separator: " "))' ;; esac ;;\n"
    for name in outer {
      cases += "    \(name)) words='\((nested[name, default: []] + ["help"]).sorted().joined(separator: " "))' ;;\n"
    }
    for command in commands.sorted(by: { $0.name < $1.name }) { cases += Self.choice(command) }
    script = """
      # Completes what swivel takes, in bash. Written by `swivel completion bash`.
      _swivel() {
        local word=${COMP_WORDS[COMP_CWORD]} option='' command='' words='' kind='' adapters='\(adapters.joined(separator: " "))'
        local place=1
        if [ "$COMP_CWORD" -gt 1 ]; then
          command=${COMP_WORDS[1]} place=2
          case $command in
            \(outer.joined(separator: " | ")))
              if [ "$COMP_CWORD" -gt 2 ]; then command="$command ${COMP_WORDS[2]}" place=3; fi
              ;;
          esac
        fi
        # The option that a value stands for: the word before, or the one before an equals sign.
        if [ "$COMP_CWORD" -gt "$place" ]; then
          option=${COMP_WORDS[COMP_CWORD - 1]}
          if [ "$option" = = ]; then option=${COMP_WORDS[COMP_CWORD - 2]}; fi
        fi
        if [ "$word" = = ]; then
          option=${COMP_WORDS[COMP_CWORD - 1]} word=''
        fi
        case $command in
      \(cases)  esac
        COMPREPLY=()
        case $kind in
          file) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
          folder) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
          none) ;;
          *) mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word") ;;
        esac
      }
      complete -F _swivel swivel

      """
  }

  /// What is completed behind a command: the value of the option before, or else an option or an operand.
  private static func choice(_ command: CommandDeclaration) -> String {
    var text = "    '\(command.name)')\n      case $option in\n"
    for option in command.options where option.value != nil {
      text += "        \(option.name)) \(completing(option.values)) ;;\n"
    }
    let options = (command.options.map(\.name) + ["--help"]).joined(separator: " ")
    text += "        *)\n          case $word in\n"
    text += "            -*) words='\(options)' ;;\n"
    let operand = command.operand == nil ? "words='\(options)'" : completing(command.operandValues)
    text += "            *) \(operand) ;;\n          esac\n          ;;\n      esac\n      ;;\n"
    return text
  }

  /// What has some values completed.
  private static func completing(_ values: OptionDeclaration.Values) -> String {
    switch values {
    case .any: "kind=none"
    case .words(let words): "words='\(words.joined(separator: " "))'"
    case .file: "kind=file"
    case .folder: "kind=folder"
    case .adapter: "words=$adapters"
    }
  }
}
