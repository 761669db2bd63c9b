/** What an old drawing says of its place and look, in the manner of CSS (ISO/IEC 29500-4, 19.1.2.19). */
const known =
  /^(?:position|left|top|right|bottom|width|height|margin(?:-(?:left|top|right|bottom))?|z-index|rotation|flip|visibility|display|text-align|vertical-align|layout-flow|direction|antialias|color|text-decoration|(?:mso|v)-[a-z0-9-]{1,60}|font(?:-(?:family|size|weight|style|variant))?)$/

/** Numbers with their units, small words, and the shape in which the text goes on. */
const plain = /^(?:#_x0000_[a-z]+\d+|[-+]?[\d.]+(?:e[-+]?\d+)?(?:[a-z]{1,2}|%)?|#[\da-f]{3,6}|[a-z][a-z-]*)?$/

/** Each `name:value` that says how something looks; the names of fonts are the only words. */
export function plainShapeStyle(value: string): string {
  return value
    .split(';')
    .filter((one) => {
      const colon = one.indexOf(':')
      const name = one.slice(0, colon).trim().toLowerCase()
      if (colon < 0 || !known.test(name)) return false
      return (
        name.startsWith('font') ||
        one
          .slice(colon + 1)
          .split(/[\s,]/)
          .every((word) => plain.test(word))
      )
    })
    .join(';')
}
