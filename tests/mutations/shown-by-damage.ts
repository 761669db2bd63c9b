/**
 * What a damaged file shows by itself, read apart from the cleaners: one bad byte makes a hidden paragraph one that is seen, and bytes that
 * push the points of a BMP aside are points from then on. A cleaner that left them out would change what is seen.
 */
export function shownByDamage(kind: string, damaged: Uint8Array, markers: readonly string[]): string[] {
  const shown = kind === 'BMP' ? pointsOf(damaged) : kind === 'page' ? wordsOf(damaged) : ''
  return markers.filter((marker) => shown.includes(marker))
}

const letters = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** The points of a BMP with a byte for each, row by row, where its head says that they are. */
function pointsOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 54 || view.getUint16(28, true) !== 8) return ''
  const [from, width, height] = [view.getUint32(10, true), view.getInt32(18, true), view.getInt32(22, true)]
  const packing = view.getUint32(30, true)
  const whole = bytes.subarray(from)
  if (packing === 1) return unpacked(whole, width, Math.abs(height)).join('\n')
  return packing === 0 ? letters(whole.subarray(0, Math.ceil(width / 4) * 4 * Math.abs(height))) : ''
}

/** Runs of eight bits a point. A count draws one colour, and after a zero come as many colours as the next byte says. */
function unpacked(bytes: Uint8Array, width: number, height: number): string[] {
  const rows: string[] = ['']
  const draw = (points: string) => rows.push((rows.pop() ?? '') + points)
  for (let at = 0; at + 1 < bytes.length && rows.length <= height; at += 2) {
    const [count = 0, value = 0] = bytes.subarray(at, at + 2)
    if (count > 0) draw(letters(new Uint8Array(count).fill(value)))
    else if (value === 0) rows.push('')
    else if (value === 1) break
    else if (value === 2) {
      const [right = 0, down = 0] = bytes.subarray(at + 2, at + 4)
      for (let row = 0; row < down; row += 1) rows.push(' '.repeat(rows.at(-1)?.length ?? 0))
      draw(' '.repeat(right))
      at += 2
    } else {
      draw(letters(bytes.subarray(at + 2, at + 2 + value)))
      at += Math.ceil(value / 2) * 2
    }
  }
  return rows.map((row) => row.slice(0, width))
}

/** What is outside of tags and remarks, as a browser shows it. */
function wordsOf(bytes: Uint8Array): string {
  return letters(bytes)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<[!?][^>]*(?:>|$)/g, '')
    .replace(/<(\w+)(?=[^>]*\shidden(?=[\s=>]))[^>]*>[\s\S]*?(?:<\/\1>|$)/g, '')
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, '\n')
}
