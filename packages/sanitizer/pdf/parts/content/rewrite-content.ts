import { GrowingBytes } from '../../filters/growing-bytes.ts'
import { bytesToString, isRegular } from '../../reading/characters.ts'
import { ValueParser } from '../../reading/parse-value.ts'
import type { Naming, ResourceSort } from '../../rebuild/drawing-names.ts'
import { writeItem } from '../../writing/write-value.ts'
import type { FontsInUse } from '../fonts/fonts-in-use.ts'
import { copyInlineImage } from '../pictures/inline-image.ts'
import { MarkedContent, type MarkedContentRules } from './marked-content.ts'
import { namesResource, operands, paints, paintsPath, showsText } from './operators.ts'
import { readOperands } from './read-operands.ts'
import { endOfToken, needsSpace } from './without-comments.ts'

/** What the instructions of a page did, as far as others need to know. */
export type Rewritten = {
  bytes: Uint8Array
  /** How many `q` were never undone. */
  open: number
  isTextOpen: boolean
  hasInvisibleText: boolean
}

/**
 * Drawing instructions word by word: remarks, unknown instructions, surplus operands and the marks of structure stay behind.
 * What draws comes through letter for letter.
 *
 * @param gone where instructions are that show what no one sees, and what is written in their place
 * @param fonts is told which letters stay
 */
export function rewriteContent(
  bytes: Uint8Array,
  rules: MarkedContentRules,
  names: Naming,
  gone: ReadonlyMap<number, string> = nothing,
  fonts: FontsInUse | null = null,
): Rewritten {
  const out = new GrowingBytes(bytes.length + 64)
  const marked = new MarkedContent(out, rules)
  const parser = new ValueParser(bytes)
  const result = { open: 0, isTextOpen: false, hasInvisibleText: false }
  let start = 0
  let count = 0
  let depth = 0
  let isInList = false
  let isInvisible = false
  for (;;) {
    parser.skipWhite()
    const at = parser.at
    const first = bytes[at]
    if (first === undefined) break
    const end = endOfToken(bytes, at)
    parser.at = end
    if (!isRegular(first) || isNumber(first) || isLiteral(bytes, at, end)) {
      if (depth === 0) {
        count++
        isInList = first === 0x5b
      }
      if (first === 0x5b || (first === 0x3c && bytes[at + 1] === 0x3c)) depth++
      else if (first === 0x5d || (first === 0x3e && bytes[at + 1] === 0x3e)) {
        if (depth > 0) depth--
        else {
          count--
          continue
        }
      }
      if (out.length > start && needsSpace(out.bytes[out.length - 1], first)) out.push(32)
      out.appendRange(bytes, at, end)
      continue
    }
    // Readers pass over a word within a list, and go on to the end of the list.
    if (depth > 0 && isInList) continue
    depth = 0
    const operator = bytesToString(bytes.subarray(at, end))
    const wanted = operands.get(operator)
    if (operator === 'BI') {
      out.length = start
      const isDrawn = !marked.isHiding && !gone.has(at)
      parser.at = copyInlineImage(bytes, end, out, isDrawn ? names : null)
    } else if (wanted === undefined || wanted > count) out.length = start
    else if (marked.take(operator, start, count)) count = 0
    else if (marked.isHiding && paints.has(operator)) out.length = start
    else if (gone.has(at)) {
      out.length = start
      writeInstead(gone.get(at) ?? '', out, fonts)
    } else {
      if (wanted >= 0 && count > wanted) keepLast(out, start, wanted)
      fonts?.take(operator, out, start)
      const sort = namesResource.get(operator)
      if (sort !== undefined && !rename(out, start, sort, names)) {
        out.length = start
        count = 0
        continue
      }
      const written = marked.isHiding && paintsPath.has(operator) ? 'n' : operator
      if (operator === 'q') result.open++
      else if (operator === 'Q') result.open = Math.max(0, result.open - 1)
      else if (operator === 'BT') result.isTextOpen = true
      else if (operator === 'ET') result.isTextOpen = false
      else if (operator === 'Tr') isInvisible = out.bytes[out.length - 1] === 0x33
      else if (showsText.has(operator)) {
        marked.shown += out.length - start
        if (isInvisible) result.hasInvisibleText = true
      }
      if (out.length > start && needsSpace(out.bytes[out.length - 1], written.charCodeAt(0))) out.push(32)
      out.appendText(written)
      out.push(10)
    }
    start = out.length
    count = 0
  }
  out.length = start
  marked.finish()
  return { ...result, bytes: out.done() }
}

/** The last of it shows letters, if anything does. */
function writeInstead(text: string, out: GrowingBytes, fonts: FontsInUse | null): void {
  const from = out.length
  const end = text.endsWith(']TJ\n') ? -3 : text.length
  out.appendText(text.slice(0, end))
  if (end < 0) fonts?.take('TJ', out, from)
  out.appendText(end < 0 ? text.slice(end) : '')
}

const nothing: ReadonlyMap<number, string> = new Map()

function isNumber(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || byte === 0x2b || byte === 0x2d || byte === 0x2e
}

function isLiteral(bytes: Uint8Array, start: number, end: number): boolean {
  const length = end - start
  if (length !== 4 && length !== 5) return false
  const word = bytesToString(bytes.subarray(start, end))
  return word === 'true' || word === 'false' || word === 'null'
}

/** More operands than an instruction takes: viewers go by the last ones. */
function keepLast(out: GrowingBytes, start: number, wanted: number): void {
  const values = readOperands(out.bytes.subarray(start, out.length))
  out.length = start
  for (const value of wanted === 0 ? [] : values.slice(-wanted)) writeItem(value, out)
}

/** Puts the new name in place of the old one. An instruction whose name leads nowhere goes. */
function rename(out: GrowingBytes, start: number, sort: ResourceSort, names: Naming): boolean {
  const at = out.bytes.lastIndexOf(0x2f, out.length - 1)
  // A colour may be numbers alone.
  if (at < start) return sort === 'Pattern'
  let end = at + 1
  while (end < out.length && isRegular(out.bytes[end])) end++
  const rest = out.bytes.slice(end, out.length)
  const name = names.written(sort, bytesToString(out.bytes.subarray(at, end)))
  if (name === null) return false
  out.length = at
  out.appendText(name)
  out.append(rest)
  return true
}
