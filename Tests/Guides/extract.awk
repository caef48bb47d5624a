# Takes the commands out of guides, Markdown files, and writes a script for each.
#
# Variables: `folder`, to write into; `list`, the file of commands that are not to be run. Guide number N becomes N.script, besides N.name
# with its path and one file for each expected output and each file that a guide shows. Complains and fails about what it cannot read.
#
# Commands are the lines of blocks of sh and bash; in blocks of console, the lines behind `$ `, followed by what they print. A line that ends
# in a backslash goes on in the next one. A line with nothing but a path in backquotes that begins with ../ and a colon names the file that the next
# block is.

BEGIN {
  while ((getline line <list) > 0) {
    if (line ~ /^#/ || line == "") continue
    parts = split(line, fields, "\t")
    if (parts != 2 || fields[2] == "") fail(list ": a line has no reason behind a tab: " line)
    listed[fields[1]] = 1
  }
}

function fail(message) {
  printf "guides: %s\n", message >"/dev/stderr"
  failed = 1
  exit 1
}

function quoted(text) {
  gsub(/'/, "'\\''", text)
  return "'" text "'"
}

# Without the comment at its end and the spaces before that.
function plain(command) {
  sub(/[ \t]+#.*$/, "", command)
  sub(/[ \t]+$/, "", command)
  return command
}

function add(command,    name) {
  name = plain(command)
  if (name == "" || name ~ /^#/) return
  if (name in listed) {
    seen[name] = 1
    skipped++
    printing = 0
    return
  }
  if (script == "") {
    guides++
    script = folder "/" guides ".script"
    print FILENAME >(folder "/" guides ".name")
  }
  number++
  printing = number
  printf "begin %d %s %s\n{\n%s\n} >\"$outputs/%d\" 2>\"$outputs/%d.errors\"\nfinish %d $?\n", \
    number, quoted(FILENAME ":" FNR), quoted(name), command, number, number, number >script
}

FNR == 1 {
  if (kind != "") fail(previous ": a block never ends")
  if (script != "") close(script)
  script = kind = path = ""
  previous = FILENAME
}

kind == "" && /^```/ {
  kind = substr($0, 4)
  if (kind == "") kind = "nothing"
  command = ""
  printing = 0
  if (path != "") {
    number++
    shown = folder "/" number ".file"
    printf "" >shown
    wanted = path
    path = ""
    if (script == "") {
      guides++
      script = folder "/" guides ".script"
      print FILENAME >(folder "/" guides ".name")
    }
    printf "place %s %s\n", quoted(shown), quoted(wanted) >script
  }
  next
}

kind != "" && /^```$/ {
  if (command != "") fail(FILENAME ":" FNR ": a command goes on behind the end of its block")
  if (shown != "") close(shown)
  kind = shown = ""
  next
}

shown != "" { print >shown; next }

kind == "sh" || kind == "bash" || (kind == "console" && (/^\$ / || command != "")) {
  line = $0
  if (kind == "console" && command == "") line = substr(line, 3)
  command = command line
  if (line ~ /\\$/) { command = command "\n"; next }
  add(command)
  command = ""
  if (kind == "console" && printing) printf "" >(folder "/" printing ".expected")
  next
}

kind == "console" { if (printing) print >(folder "/" printing ".expected"); next }

kind == "" && /^`\.\.\/[^`]+`:$/ { path = substr($0, 2, length($0) - 3); next }

# Nothing but an empty line may stand between.
kind == "" && path != "" && !/^$/ { fail(FILENAME ":" FNR ": " path " is named, but no block follows") }

END {
  if (failed) exit 1
  if (kind != "") fail(previous ": a block never ends")
  for (name in listed) if (!(name in seen)) fail(list ": no guide shows this command: " name)
  print skipped + 0 >(folder "/skipped")
}
