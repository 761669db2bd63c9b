import { joinAll } from '../images/bytes.ts'

export type MailFile = { type: string; bytes: Uint8Array; name: string }
/** Words, with the pictures that are among them, or a file that is sent along. */
export type MailBlock = { type: 'text/plain' | 'text/html'; text: string; pictures: MailFile[] } | MailFile

/** The longest line that every program reads (RFC 5322, section 2.1.1). */
const longestLine = 900

/** A mail with a subject and nothing else over it. The same blocks give the same bytes. */
export function writeMail(subject: string, blocks: readonly MailBlock[]): Uint8Array {
  const head = ['MIME-Version: 1.0', ...(subject === '' ? [] : [`Subject: ${encodeWords(subject)}`])].join(
    '\r\n',
  )
  const parts = blocks.length === 0 ? [textPart('text/plain', '')] : blocks.map(blockPart)
  const only = parts.length === 1 ? parts[0] : undefined
  return joinAll([encode(`${head}\r\n`), only ?? manyPart('mixed', parts)])
}

function blockPart(block: MailBlock): Uint8Array {
  if ('bytes' in block) return filePart(block, `attachment; filename="${block.name}"`)
  const words = textPart(block.type, block.text)
  if (block.pictures.length === 0) return words
  const pictures = block.pictures.map((picture) =>
    filePart(picture, 'inline', `Content-ID: <${picture.name}>\r\n`),
  )
  return manyPart('related', [words, ...pictures])
}

function textPart(type: string, text: string): Uint8Array {
  const lines = text.split('\n')
  const isShort = lines.every((line) => line.length <= longestLine / 3 || encode(line).length <= longestLine)
  const head = `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: ${isShort ? '8bit' : 'base64'}\r\n\r\n`
  return joinAll([encode(head), isShort ? encode(lines.join('\r\n')) : encode(inLines(encode(text)))])
}

function filePart({ type, bytes }: MailFile, placing: string, more = ''): Uint8Array {
  // A mail within a mail is written as it is (RFC 2046, section 5.2.1).
  const isMail = type === 'message/rfc822'
  const head = `Content-Type: ${type}\r\n${more}Content-Disposition: ${placing}\r\nContent-Transfer-Encoding: ${isMail ? '8bit' : 'base64'}\r\n\r\n`
  return joinAll([encode(head), isMail ? bytes : encode(inLines(bytes))])
}

function manyPart(sort: string, parts: readonly Uint8Array[]): Uint8Array {
  const boundary = freeBoundary(parts)
  const line = encode(`\r\n--${boundary}\r\n`)
  const head = encode(`Content-Type: multipart/${sort}; boundary="${boundary}"\r\n`)
  return joinAll([head, ...parts.flatMap((part) => [line, part]), encode(`\r\n--${boundary}--\r\n`)])
}

/** The first that is in none of the parts. */
function freeBoundary(parts: readonly Uint8Array[]): string {
  const taken = new Set<string>()
  for (const part of parts) {
    const text = new TextDecoder('windows-1252').decode(part)
    for (const [, number = ''] of text.matchAll(/--part-(\d{1,9})/g)) taken.add(number)
  }
  let number = 1
  while (taken.has(String(number))) number += 1
  return `part-${number}`
}

function inLines(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 57)
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 57))))
  return pieces.join('\r\n')
}

/** Words of at most 75 signs each (RFC 2047, section 2). */
function encodeWords(text: string): string {
  if (/^[\x20-\x7e]{1,70}$/.test(text) && !text.includes('=?')) return text
  const words: string[] = []
  let piece = ''
  for (const sign of text) {
    if (encode(piece + sign).length > 42) {
      words.push(piece)
      piece = ''
    }
    piece += sign
  }
  return [...words, piece]
    .map((word) => `=?utf-8?B?${btoa(String.fromCharCode(...encode(word)))}?=`)
    .join('\r\n ')
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
