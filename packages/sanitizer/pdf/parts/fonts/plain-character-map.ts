import { GrowingBytes } from '../../filters/growing-bytes.ts'
import { bytesToString } from '../../reading/characters.ts'
import { ValueParser } from '../../reading/parse-value.ts'
import { endOfToken, needsSpace } from '../content/without-comments.ts'

const head = '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n'
const tail = 'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend'

const section = /^begin(codespacerange|bfchar|bfrange|cidchar|cidrange|notdefchar|notdefrange)$/

/** In these codes stand for glyphs, which have numbers; in the others for letters. */
const withNumbers = new Set(['cidchar', 'cidrange', 'notdefchar', 'notdefrange'])

/** A code and the letters that it may stand for are short; a longer string is a message. */
const longestString = 130
const unknownLetter = '<FFFD>'

/**
 * What each code of a font means (Adobe technical note 5014): only the tables, the map that it builds on, and its direction. The words
 * around them are always the same.
 */
export function plainCharacterMap(bytes: Uint8Array): Uint8Array {
  const out = new GrowingBytes(bytes.length + 256)
  out.appendText(head)
  const parser = new ValueParser(bytes)
  let before: string[] = []
  let open: string | null = null
  for (;;) {
    parser.skipWhite()
    const start = parser.at
    if (start >= bytes.length) break
    parser.at = endOfToken(bytes, start)
    const isEntry = open !== null && isTableEntry(bytes, start, open)
    if (isEntry) {
      if (needsSpace(out.bytes[out.length - 1], bytes[start])) out.push(32)
      if (parser.at - start <= longestString) out.appendRange(bytes, start, parser.at)
      else out.appendText(unknownLetter)
      continue
    }
    const word = bytesToString(bytes.subarray(start, Math.min(parser.at, start + 64)))
    const found: string | undefined = section.exec(word)?.[1]
    // Whatever is no entry ends the table: what follows may be another object, of a file that has lost its ends.
    if (open !== null) {
      out.appendText(`\nend${open}\n`)
      open = null
    }
    if (word === 'endcmap') break
    if (found) {
      out.appendText(`${/^\d{1,4}$/.test(before.at(-1) ?? '') ? before.at(-1) : '100'} begin${found}\n`)
      open = found
    } else out.appendText(outside(word, before))
    before = [...before.slice(-2), word]
  }
  if (open !== null) out.appendText(`\nend${open}\n`)
  out.appendText(tail)
  return out.done()
}

function isTableEntry(bytes: Uint8Array, start: number, table: string): boolean {
  const byte = bytes[start] ?? 0
  if (byte === 0x5b || byte === 0x5d) return table === 'bfrange'
  if (byte === 0x3c) return bytes[start + 1] !== 0x3c
  return byte >= 0x30 && byte <= 0x39 && withNumbers.has(table)
}

function outside(word: string, before: readonly string[]): string {
  const last = before.at(-1) ?? ''
  if (word === 'usecmap' && /^\/[A-Za-z0-9-]{1,32}$/.test(last)) return `${last} usecmap\n`
  if (word === 'def' && before.at(-2) === '/WMode' && last === '1') return '/WMode 1 def\n'
  return ''
}
