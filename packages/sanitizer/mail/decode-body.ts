import { asLetters } from '../images/bytes.ts'
import { refuse } from '../refusals.ts'

/** What a part of a mail was before it was written as letters (RFC 2045, section 6). `raw` has one letter for each byte. */
export function decodeBody(raw: string, encoding: string): Uint8Array {
  const way = encoding.trim().toLowerCase()
  if (way === 'base64') return ofBase64(raw)
  else if (way === 'quoted-printable') return asLetters(ofQuotedPrintable(raw))
  else if (way === '' || /^(?:7bit|8bit|binary)$/.test(way)) return asLetters(raw)
  else return refuse('unsupported')
}

function ofBase64(raw: string): Uint8Array {
  const letters = raw.replace(/[^A-Za-z\d+/]/g, '')
  try {
    return asLetters(atob(letters.length % 4 === 1 ? letters.slice(0, -1) : letters))
  } catch {
    return refuse('broken')
  }
}

function ofQuotedPrintable(raw: string): string {
  return raw
    .split('\n')
    .map((line) => {
      const words = line.endsWith('\r') ? line.slice(0, -1) : line
      let end = words.length
      while (end > 0 && ' \t'.includes(words.charAt(end - 1))) end -= 1
      return words.slice(0, end).endsWith('=') ? words.slice(0, end - 1) : `${words.slice(0, end)}\n`
    })
    .join('')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

/** In the alphabet that is named; as Western letters when nobody knows that one. */
export function decodeWith(charset: string, bytes: Uint8Array): string {
  const label = charset.trim().toLowerCase() || 'utf-8'
  try {
    return new TextDecoder(/^us-ascii|^ascii|^unknown/.test(label) ? 'utf-8' : label, { fatal: true }).decode(
      bytes,
    )
  } catch {
    return decodeAnyhow(bytes)
  }
}

function decodeAnyhow(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
