import { unzlibSync } from 'fflate'
import { bytesOf, latinOf } from './latin.ts'
import { bytesRegion, looksLikePage, type Region } from './region.ts'

/** The streams of a PDF, unpacked, apart from the objects around them; and of the objects, the strings, in plain letters. */
export function* pdfRegions(bytes: Uint8Array, spend: (bytes: number) => void): Generator<Region> {
  const objects: string[] = []
  let end = 0
  for (let found = nextStream(bytes, 0); found; found = nextStream(bytes, end)) {
    // Only the objects become text: the streams of a scan would fill the memory of a phone.
    const object = latinOf(bytes.subarray(end, found.word))
    objects.push(object)
    const dictionary = object.slice(Math.max(object.lastIndexOf(' obj'), 0))
    const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN)
    end = Number.isNaN(length) ? placeOf('endstream', bytes, found.start) : found.start + length
    if (end < found.start || end > bytes.length) end = bytes.length
    yield* streamRegions(bytes.subarray(found.start, end), dictionary, spend)
  }
  objects.push(latinOf(bytes.subarray(end)))
  yield* objectRegions(objects.join('\n'))
}

/** Where the next stream is announced, by a word of its own with the end of a line behind it, and where it starts. */
function nextStream(bytes: Uint8Array, from: number): { word: number; start: number } | null {
  for (let word = placeOf('stream', bytes, from); word >= 0; word = placeOf('stream', bytes, word + 1)) {
    const [before, next, second] = [
      latinOf(bytes.subarray(Math.max(word - 1, 0), word)),
      ...bytes.subarray(word + 6, word + 8),
    ]
    if (/\w/.test(before)) continue
    if (next === 10) return { word, start: word + 7 }
    if (next === 13 && second === 10) return { word, start: word + 8 }
  }
  return null
}

function placeOf(word: string, bytes: Uint8Array, from: number): number {
  const letters = bytesOf(word)
  for (let at = bytes.indexOf(letters[0] ?? 0, from); at >= 0; at = bytes.indexOf(letters[0] ?? 0, at + 1))
    if (letters.every((letter, place) => bytes[at + place] === letter)) return at
  return -1
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

/** What is shown, and the words in plain letters. A picture may be in it; that is no reader's either. */
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

/** A string between brackets, which may be inside one another. */
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
