/**
 * Whether a text is written for a program, which then shows only a part of it: a card, a calendar, a track, data, settings, a paper in TeX.
 * Of those, what a person sees and what is in the file are two things.
 */
export function isStructured(start: string, text: string): boolean {
  return starts.some((pattern) => pattern.test(start)) || isJson(text) || isSettings(start)
}

const starts: readonly RegExp[] = [
  /^BEGIN:(?:VCARD|VCALENDAR|VEVENT|VNOTE)/i,
  // Settings in YAML, and what Markdown says of itself.
  /^%YAML|^---[ \t]*\r?\n[\w-]+:/,
  // Everything else that is written in XML.
  /^<\?xml|^<(?:gpx|kml|tcx|plist|feed|rss|opml|xmp|x:xmpmeta|rdf:RDF|office:|pkg:)/i,
  /^\\(?:usepackage|begin|section|input|title|author)\b/,
  /^(?:%.*\r?\n|[ \t]*\r?\n)*\\document(?:class|style)/,
]

function isJson(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    // One value a line.
    return /^\s*\{"/.test(text)
  }
}

const fewestSettings = 3

/** Names and values as programs write them: a name in brackets over `name = value`, or a name with others indented below it. */
function isSettings(start: string): boolean {
  const lines = start.split(/\r\n|\r|\n/, 60).filter((line) => line.trim() !== '' && !/^\s*[#;]/.test(line))
  const isIni =
    /^\[[\w. -]{1,60}\]$/.test((lines[0] ?? '').trim()) && /^[\w.-]{1,60}\s{0,9}=/.test(lines[1] ?? '')
  const isYaml =
    lines.length >= fewestSettings &&
    lines.every((line) => /^ *(?:- )?["']?[\w.-]{1,60}["']?:(?: |$)|^ *- \S/.test(line)) &&
    lines.some((line) => /^ +(?:- )?["']?[\w.-]{1,60}["']?:/.test(line))
  return isIni || isYaml
}
