import { Unreadable } from '@fitila/formats/unreadable'
import { strFromU8, unzipSync } from 'fflate'
import { readPdf } from './pdf/read-pdf.ts'

export type DocumentRefusal = 'too-large' | 'not-readable' | 'unknown-kind'

// Text of this size is read and checked without trouble on a small phone.
const mostBytes = 25_000_000
const mostText = 40_000_000

/** The text of a .txt, .docx or .pdf file. Throws `Unreadable` with a sentence for the person. */
export function readDocument(name: string, bytes: Uint8Array): string {
  if (bytes.length > mostBytes)
    refuse('too-large', 'This file is larger than 25 MB. Copy the text out of it instead.')
  if (startsWith(bytes, '%PDF')) return readPdf(bytes)
  if (startsWith(bytes, 'PK\u0003\u0004')) return readWord(bytes)
  if (/\.(?:txt|text|md|csv)$/i.test(name) || isText(bytes)) return readPlain(bytes)
  return refuse('unknown-kind', 'This file is neither plain text nor a Word document (.docx) nor a PDF.')
}

function readPlain(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // Old Windows files; every byte is a letter there.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function readWord(bytes: Uint8Array): string {
  const files = unpack(bytes)
  const names = Object.keys(files).filter((name) => textParts.test(name))
  if (!names.includes('word/document.xml'))
    refuse('not-readable', 'This is not a Word document, or it is damaged.')
  return names
    .toSorted((one, other) => Number(other === 'word/document.xml') - Number(one === 'word/document.xml'))
    .map((name) => textOfWordXml(strFromU8(files[name] ?? new Uint8Array())))
    .join('\n')
    .trim()
}

// Comments, notes, headers and footers give away as much as the text itself.
const textParts = /^word\/(?:document|comments|footnotes|endnotes|header\d{1,3}|footer\d{1,3})\.xml$/

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        total += textParts.test(name) ? originalSize : 0
        return textParts.test(name) && total <= mostText
      },
    })
  } catch {
    return refuse('not-readable', 'This is not a Word document, or it is damaged.')
  }
}

/** Walks the tags once: text is in w:t (and in w:delText, which is still in the file); a paragraph ends a line. */
function textOfWordXml(xml: string): string {
  const parts: string[] = []
  let at = 0
  while (at >= 0 && at < xml.length) {
    const open = xml.indexOf('<', at)
    const close = open < 0 ? -1 : xml.indexOf('>', open)
    if (close < 0) break
    const tag = xml.slice(open + 1, Math.min(close, open + 40))
    at = close + 1
    if (/^w:(?:t|delText)(?:[ >]|$)/.test(tag) && xml.charAt(close - 1) !== '/') {
      const end = xml.indexOf('<', at)
      if (end < 0) break
      parts.push(xml.slice(at, end).replaceAll(/&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/gi, entity))
      at = end
    } else if (/^w:tab(?:[ /]|$)/.test(tag)) parts.push('\t')
    else if (/^(?:w:(?:br|cr)(?:[ /]|$)|\/w:p$)/.test(tag)) parts.push('\n')
  }
  return parts.join('')
}

function entity(written: string): string {
  const name = written.slice(1, -1).toLowerCase()
  if (name.startsWith('#x')) return point(Number.parseInt(name.slice(2), 16))
  else if (name.startsWith('#')) return point(Number(name.slice(1)))
  else return named[name] ?? written
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function point(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

function startsWith(bytes: Uint8Array, letters: string): boolean {
  return [...letters].every((letter, index) => bytes[index] === letter.charCodeAt(0))
}

function isText(bytes: Uint8Array): boolean {
  return bytes.length > 0 && !bytes.subarray(0, 4096).includes(0)
}

function refuse(code: DocumentRefusal, message: string): never {
  throw new Unreadable<DocumentRefusal>(code, message)
}
