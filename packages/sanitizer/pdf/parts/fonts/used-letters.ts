import { decodeStream } from '../../filters/decode-stream.ts'
import { stringToBytes } from '../../reading/characters.ts'
import { type Dict, isDict, Name, Stream, type Value } from '../../reading/objects.ts'
import type { Rebuild } from '../../rebuild/rebuild.ts'
import { flateStream } from '../../writing/write-pdf.ts'
import { meaningsOf } from './code-meanings.ts'

/** Takes out of a font that was copied what is about codes that no page shows: words fit into all of it. */
export function keepUsed(source: Dict, copied: Dict, used: ReadonlySet<number>, rebuild: Rebuild): void {
  const { file } = rebuild
  const isWide = file.name(source.get('Subtype')) === 'Type0'
  const map = file.resolve(source.get('ToUnicode'))
  if (map instanceof Stream) copied.set('ToUnicode', rebuild.add(usedMeanings(map, used, isWide, rebuild)))
  if (isWide) return
  keepUsedWidths(source, copied, used, rebuild)
  const encoding = file.dict(source.get('Encoding'))
  if (encoding?.has('Differences') && isDict(copied.get('Encoding')))
    copied.set('Encoding', usedNames(encoding, copied.get('Encoding'), used, rebuild))
  else if (encoding?.has('Differences')) copied.set('Encoding', usedNames(encoding, null, used, rebuild))
}

const mostLetters = 32
const inOneTable = 100

/** A map of the codes that are shown, as Adobe technical note 5014 has it. */
function usedMeanings(map: Stream, used: ReadonlySet<number>, isWide: boolean, { file }: Rebuild): Stream {
  const meanings = meaningsOf(decodeStream(map, file.resolve, file.spend).bytes)
  const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0')
  const digits = isWide ? 4 : 2
  const rows: string[] = []
  for (const code of [...used].sort((one, other) => one - other)) {
    const letters = meanings.get(code)
    if (letters === undefined) continue
    const shown = letters.length > mostLetters ? '\ufffd' : letters
    const units = Array.from({ length: shown.length }, (_, at) => hex(shown.charCodeAt(at), 4))
    rows.push(`<${hex(code, digits)}><${units.join('')}>\n`)
  }
  let text = `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n1 begincodespacerange\n<${'0'.repeat(digits)}><${'f'.repeat(digits)}>\nendcodespacerange\n`
  for (let at = 0; at < rows.length; at += inOneTable) {
    const some = rows.slice(at, at + inOneTable)
    text += `${some.length} beginbfchar\n${some.join('')}endbfchar\n`
  }
  return flateStream(new Map(), stringToBytes(`${text}${tail}`))
}

const tail = 'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend'

/** The names of letters (ISO 32000-1, 9.6.6.2), each after its own code. */
function usedNames(
  source: Dict,
  copied: Value | undefined,
  used: ReadonlySet<number>,
  { file }: Rebuild,
): Dict {
  const base = isDict(copied) ? copied : new Map<string, Value>([['Type', new Name('Encoding')]])
  const names: Value[] = []
  let code = 0
  let next = -1
  for (const given of file.array(source.get('Differences'))) {
    const item = file.resolve(given)
    if (typeof item === 'number') code = item
    else if (item instanceof Name) {
      if (used.has(code)) {
        if (code !== next) names.push(code)
        names.push(item)
        next = code + 1
      }
      code++
    }
  }
  const baseEncoding = file.resolve(source.get('BaseEncoding'))
  if (!isDict(copied) && baseEncoding instanceof Name) base.set('BaseEncoding', baseEncoding)
  return new Map(base).set('Differences', names)
}

/**
 * Readers may ask for the width of a space to tell words apart, and for that of an "m" to make the letters of another font as wide,
 * though neither is shown.
 */
const asked = new Set([32, 109])

/** Zeros for the widths of letters that no page shows. */
function keepUsedWidths(source: Dict, copied: Dict, used: ReadonlySet<number>, { file }: Rebuild): void {
  const widths = file.array(source.get('Widths'))
  const first = file.number(source.get('FirstChar'), 0)
  if (widths.length === 0) return
  const kept = widths.map((width, place) =>
    used.has(first + place) || asked.has(first + place) ? file.number(width, 0) : 0,
  )
  copied.set('Widths', kept)
}

/** How wide letters of two bytes are (ISO 32000-1, 9.7.4.3), those that no page shows with a zero; null when the list is not plain. */
function usedWideWidths(source: Dict, used: ReadonlySet<number>, { file }: Rebuild): Value[] | null {
  const given = file.array(source.get('W')).map((item) => file.resolve(item))
  const codes = Uint32Array.from(used).sort()
  const kept: Value[] = []
  for (let at = 0; at < given.length; ) {
    const [first, next, width] = given.slice(at, at + 3)
    if (typeof first !== 'number') return null
    if (Array.isArray(next)) {
      kept.push(
        first,
        next.map((one, place) => (used.has(first + place) ? file.number(one, 0) : 0)),
      )
      at += 2
    } else if (typeof next === 'number' && typeof width === 'number') {
      if (hasOneOf(codes, first, next)) kept.push(first, next, width)
      at += 3
    } else return null
  }
  return kept
}

/** Halves the codes, which are in order, until the first that is not too low is found. */
function hasOneOf(codes: Uint32Array, first: number, last: number): boolean {
  let [low, high] = [0, codes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((codes[middle] ?? 0) < first) low = middle + 1
    else high = middle
  }
  return (codes[low] ?? Number.POSITIVE_INFINITY) <= last
}

/** Which glyph each code is drawn with, a pair of bytes for each; and how wide those are that are shown. */
export function keepUsedPlaces(
  source: Dict,
  copied: Dict,
  used: ReadonlySet<number>,
  rebuild: Rebuild,
): void {
  const { file } = rebuild
  const widths = source.has('W') ? usedWideWidths(source, used, rebuild) : null
  if (widths) copied.set('W', widths)
  const places = file.resolve(source.get('CIDToGIDMap'))
  if (!(places instanceof Stream)) return
  const { bytes } = decodeStream(places, file.resolve, file.spend)
  const last = Math.max(-1, ...used)
  const kept = new Uint8Array(Math.min(bytes.length, 2 * (last + 1)))
  for (const code of used)
    if (2 * code < kept.length) kept.set(bytes.subarray(2 * code, 2 * code + 2), 2 * code)
  copied.set('CIDToGIDMap', rebuild.add(flateStream(new Map(), kept)))
}
