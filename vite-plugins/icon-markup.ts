/** As Lucide's modules of single icons hand them over. */
export type LinesOfIcon = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

type Line = { tag: string; attributes: Readonly<Record<string, string>> }

/** The lines of an icon as markup of SVG. All are drawn alike, so paths beside each other are one. */
export function markupOf(lines: LinesOfIcon): string {
  const joined: Line[] = []
  for (const [tag, { key: _, ...attributes }] of lines) {
    const last = joined.at(-1)
    if (last && isPlainPath(last) && isPlainPath({ tag, attributes }))
      joined[joined.length - 1] = {
        tag,
        attributes: { d: `${last.attributes.d}${fromItsPlace(attributes.d ?? '')}` },
      }
    else joined.push({ tag, attributes })
  }
  return joined.map(written).join('')
}

function isPlainPath({ tag, attributes }: Line): boolean {
  return tag === 'path' && Object.keys(attributes).join() === 'd'
}

const number = String.raw`-?(?:\d*\.\d+|\d+)`
const relativeStart = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*(.*)$`)

/** A path that begins with `m` begins there by itself alone: behind another it would be counted from that one's end. */
function fromItsPlace(path: string): string {
  const [, x, y, rest = ''] = relativeStart.exec(path) ?? []
  if (x === undefined) return path
  // Numbers that follow at once are lines.
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`
}

function written({ tag, attributes }: Line): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${pairs.join('')}/>`
}
