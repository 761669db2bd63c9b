import { refuse } from '../refusals.ts'

/**
 * So many bytes are decoded at once, so that a large part is never in memory twice. A text of more letters gets memory of its own from the
 * system each time, which takes longer than to decode it.
 */
const piece = 1 << 16

/** The text of an XML file, piece by piece, in the encoding that its mark or its first line names. */
export function* decodeXml(bytes: Uint8Array): Generator<string> {
  const decoder = decoderFor(bytes)
  try {
    for (let place = 0; place < bytes.length; place += piece)
      yield decoder.decode(bytes.subarray(place, place + piece), { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError) refuse('broken')
    throw error
  }
}

function decoderFor(bytes: Uint8Array): TextDecoder {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true })
  } catch {
    return refuse('broken')
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  else if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  const start = String.fromCharCode(...bytes.subarray(0, 200))
  const named = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]
  // In a file whose first line could be read byte by byte, a wider encoding is a mistake of who wrote it.
  return named === undefined || /^utf-?16|^ucs/i.test(named) ? 'utf-8' : named
}
