import { decodeWith } from './decode-body.ts'

export type Header = { name: string; value: string }

/** The lines before the first empty one, with folded lines put together (RFC 5322, section 2.2), and where what follows begins. */
export function readHeaders(text: string): { headers: Header[]; end: number } {
  const headers: Header[] = []
  let at = 0
  while (at < text.length) {
    const { line, next } = lineAt(text, at)
    if (line === '') return { headers, end: next }
    const last = headers.at(-1)
    // A parameter that was not folded goes on with the line before, which ends at a semicolon.
    const isParameter = /^[\w*-]{1,40}=/.test(line) && (last?.value.endsWith(';') ?? false)
    if (/^[ \t]/.test(line) || isParameter) {
      if (last !== undefined && last.value.length < mostLetters) last.value += ` ${line.trim()}`
    } else {
      const colon = line.indexOf(':')
      const name = line.slice(0, Math.max(colon, 0)).trim()
      // What is not a header begins the words: some programs leave the empty line out.
      if (!/^[!-9;-~]{1,80}$/.test(name)) return { headers, end: at }
      headers.push({ name, value: line.slice(colon + 1).trim() })
    }
    at = next
  }
  return { headers, end: text.length }
}

/** A header that is longer holds no more that anybody reads. */
const mostLetters = 100_000

function lineAt(text: string, at: number): { line: string; next: number } {
  const feed = text.indexOf('\n', at)
  const end = feed < 0 ? text.length : feed
  const line = text.slice(at, end > at && text.charAt(end - 1) === '\r' ? end - 1 : end)
  return { line, next: feed < 0 ? text.length : feed + 1 }
}

export function headerOf(headers: readonly Header[], name: string): string | undefined {
  return headers.find((header) => header.name.toLowerCase() === name)?.value
}

/** `text/plain; charset=x; name="a b"` in small letters, with its parameters (RFC 2045 and 2231). */
export function readType(value: string): { type: string; parameters: ReadonlyMap<string, string> } {
  const parameters = new Map<string, string>()
  const [head = '', ...rest] = partsOf(value)
  for (const part of rest) {
    const sign = part.indexOf('=')
    if (sign < 0) continue
    const written = part.slice(0, sign).trim().toLowerCase()
    const name = written.replace(/\*(?:\d+\*?)?$/, '')
    const bare = part.slice(sign + 1).trim()
    const text = bare.startsWith('"')
      ? bare.slice(1, bare.endsWith('"') ? -1 : undefined).replace(/\\(.)/g, '$1')
      : bare
    parameters.set(name, (parameters.get(name) ?? '') + (written.endsWith('*') ? percentDecoded(text) : text))
  }
  return { type: head.trim().toLowerCase(), parameters }
}

/** Divided at semicolons that are not within quotes. */
function partsOf(value: string): string[] {
  const parts: string[] = []
  let from = 0
  let isQuoted = false
  for (let at = 0; at < value.length; at += 1) {
    const letter = value[at]
    if (isQuoted && letter === '\\') at += 1
    else if (letter === '"') isQuoted = !isQuoted
    else if (letter === ';' && !isQuoted) {
      parts.push(value.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, value.slice(from)]
}

function percentDecoded(text: string): string {
  const words = text.split("'")
  try {
    return decodeURIComponent(words.length === 3 ? (words[2] ?? '') : text)
  } catch {
    return text
  }
}

/** Words with letters outside of ASCII, as headers write them (RFC 2047). */
export function decodeWords(value: string): string {
  return value
    .replace(/\?=[ \t]{1,20}=\?/g, '?==?')
    .replace(
      /=\?([\w-]{1,40})(?:\*[\w-]{0,20})?\?([bq])\?([^?\s]{0,2000})\?=/gi,
      (whole, charset: string, way: string, text: string) => {
        const bytes = way.toLowerCase() === 'b' ? ofBase64(text) : ofQuoted(text)
        return bytes === undefined ? whole : decodeWith(charset, bytes)
      },
    )
}

function ofBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

function ofQuoted(text: string): Uint8Array {
  const plain = text
    .replaceAll('_', ' ')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
