import { unzlibSync } from 'fflate'
import { bytesOf, latinOf } from './latin.ts'
import { bytesRegion, looksLikePage, type Region } from './region.ts'

/** The streams of a PDF, unpacked, apart from the objects around them; and of the objects, the strings, in plain letters. */
export function* pdfRegions(bytes: Uint8Array, spend: (bytes: number) => void): Generator<Region> {
  const text = latinOf(bytes)
  const objects: string[] = []
  let end = 0
  for (const found of text.matchAll(/\bstream\r?\n/g)) {
    if (found.index < end) continue
    objects.push(text.slice(end, found.index))
    const start = found.index + found[0].length
    const dictionary = text.slice(Math.max(text.lastIndexOf(' obj', found.index), end), found.index)
    const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN)
    end = Number.isNaN(length) ? text.indexOf('endstream', start) : start + length
    if (end < start || end > bytes.length) end = bytes.length
    yield* streamRegions(bytes.subarray(start, end), dictionary, spend)
  }
  objects.push(text.slice(end))
  yield* objectRegions(objects.join('\n'))
}

function* streamRegions(
  packed: Uint8Array,
  dictionary: string,
  spend: (bytes: number) => void,
): Generator<Region> {
  const unpacked = /\/FlateDecode/.test(dictionary) ? inflated(packed) : packed
  spend(unpacked.length)
  if (/\/ObjStm/.test(dictionary)) yield* objectRegions(latinOf(unpacked))
  else if (/\/Subtype\s*\/Image/.test(dictionary)) yield bytesRegion(unpacked, 'packed')
  else if (looksLikePage(unpacked)) yield* pageRegions(unpacked)
  else yield bytesRegion(unpacked, 'packed')
}

/** What is shown, and the words in plain letters. A picture may stand in it; that is no reader's either. */
function* pageRegions(page: Uint8Array): Generator<Region> {
  yield bytesRegion(page, 'content')
}

function inflated(packed: Uint8Array): Uint8Array {
  try {
    return unzlibSync(packed)
  } catch {
    return packed
  }
}

/** Strings under these keys are shown: the target of a link, a line of the table of contents, the words for a reader of screens. */
const shown = new Set(['URI', 'Title', 'ActualText', 'Alt', 'E', 'Names', 'Dest', 'D', 'P'])

function* objectRegions(text: string): Generator<Region> {
  const content: string[] = []
  const rest: string[] = []
  let key = ''
  let around = 0
  for (let at = text.search(/[(/<]/); at >= 0 && at < text.length; ) {
    if (text[at] === '/') {
      key = /^\/([^\s/()<>[\]{}%]*)/.exec(text.slice(at, at + 128))?.[1] ?? ''
      at += 1
    } else if (text[at] === '(') {
      const string = literal(text, at)
      ;(shown.has(key) ? content : rest).push(string.value)
      rest.push(text.slice(around, at))
      at = string.end
      around = at
    } else if (text[at] === '<' && text[at + 1] !== '<') {
      const end = Math.max(text.indexOf('>', at), at + 1)
      const digits = text.slice(at + 1, end).replace(/\s/g, '')
      const value = digits.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)))
      ;(shown.has(key) ? content : rest).push(value)
      rest.push(text.slice(around, at))
      at = end + 1
      around = at
    } else at += 2
    const next = text.slice(at).search(/[(/<]/)
    if (next < 0) break
    at += next
  }
  rest.push(text.slice(around))
  yield bytesRegion(bytesOf(content.join('\n')), 'content')
  yield bytesRegion(bytesOf(rest.join('\n')), 'rest')
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A string between brackets, which may stand in one another. */
function literal(text: string, start: number): { value: string; end: number } {
  let value = ''
  let depth = 1
  let at = start + 1
  for (; at < text.length && depth > 0; at += 1) {
    const letter = text.charAt(at)
    if (letter === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0]
      value += octal
        ? String.fromCharCode(Number.parseInt(octal, 8) & 255)
        : (escapes[text.charAt(at + 1)] ?? text.charAt(at + 1))
      at += octal?.length ?? 1
      continue
    }
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth > 0) value += letter
  }
  return { value, end: at }
}
