const start =
  ':A-Z_a-z\\u{c0}-\\u{d6}\\u{d8}-\\u{f6}\\u{f8}-\\u{2ff}\\u{370}-\\u{37d}\\u{37f}-\\u{1fff}\\u{200c}\\u{200d}\\u{2070}-\\u{218f}\\u{2c00}-\\u{2fef}\\u{3001}-\\u{d7ff}\\u{f900}-\\u{fdcf}\\u{fdf0}-\\u{fffd}\\u{10000}-\\u{effff}'
const pattern = new RegExp(`^[${start}][${start}.0-9\\u{b7}\\u{300}-\\u{36f}\\u{203f}\\u{2040}-]*$`, 'u')

/** A document has few names and says them often. */
const mostKnown = 5000
const known = new Set<string>()

/** Whether this is a name (XML 1.0, production 5) with at most one colon, with something on both sides. */
export function isXmlName(name: string): boolean {
  if (known.has(name)) return true
  const isName = pattern.test(name) && !/^:|:$|:.*:/.test(name)
  if (isName && known.size < mostKnown) known.add(name)
  return isName
}
