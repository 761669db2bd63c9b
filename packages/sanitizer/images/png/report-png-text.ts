import type { Sort, Work } from '../../contract.ts'
import { letters, u8, u16 } from '../bytes.ts'
import { dateInWords, distinctive, inOneLine, sizeInWords } from '../in-words.ts'
import { inflateToEnd } from '../inflate-to-end.ts'
import { reportCredentials, signedHistory } from '../metadata/credentials/report-credentials.ts'
import { reportExif } from '../metadata/report-exif.ts'
import { reportPhotoshop } from '../metadata/report-photoshop.ts'
import { reportXmp } from '../metadata/report-xmp.ts'

/** Says what a chunk told that does not draw: texts, the time, or what some program put there. */
export function reportPngText(name: string, body: Uint8Array, work: Work): void {
  const { findings } = work
  if (name === 'tEXt' || name === 'zTXt' || name === 'iTXt') {
    reportText(name, body, work)
  } else if (name === 'tIME' && body.length >= 7) {
    const [month, day, hours, minutes] = [2, 3, 4, 5].map((at) => `${u8(body, at)}`.padStart(2, '0'))
    const date = dateInWords(`${u16(body, 0)}-${month}-${day}T${hours}:${minutes}`)
    findings.removed({ sort: 'time', text: `Last changed on ${date}, removed` })
  } else if (name === 'caBX') {
    reportCredentials(body, findings)
    findings.removed({ sort: 'structure', text: signedHistory })
  } else if (name === 'pHYs') {
    findings.removed({ sort: 'structure', text: 'How large it is to be printed, removed' })
  } else if (name !== 'bKGD' && name !== 'hIST') {
    const shown = inOneLine(name)
    findings.removed({
      sort: 'structure',
      text: `Data of some program (${shown}, ${sizeInWords(body.length)}), removed`,
    })
  }
}

type Row = { sort: Sort; label: string; isNamed?: true }

const keywords: Readonly<Record<string, Row>> = {
  author: { sort: 'person', label: 'Author:', isNamed: true },
  artist: { sort: 'person', label: 'Author:', isNamed: true },
  copyright: { sort: 'person', label: 'Copyright:', isNamed: true },
  software: { sort: 'software', label: 'Made with' },
  source: { sort: 'device', label: 'Made by the device' },
  'creation time': { sort: 'time', label: 'Made on' },
  'date:create': { sort: 'time', label: 'Made on' },
  'date:modify': { sort: 'time', label: 'Last changed on' },
  title: { sort: 'hidden', label: 'Title:' },
  description: { sort: 'hidden', label: 'Description:' },
  comment: { sort: 'hidden', label: 'Comment:' },
}

function reportText(name: string, body: Uint8Array, work: Work): void {
  const keyEnd = body.indexOf(0)
  const key = letters(body, 0, Math.max(0, keyEnd))
  const value = readValue(name, body, keyEnd + 1, work)
  const lower = key.toLowerCase()
  if (lower.startsWith('xml:com.adobe.xmp') || lower === 'raw profile type xmp') {
    reportXmp(lower.startsWith('raw') ? fromHex(value) : value, work.findings)
  } else if (/^raw profile type (exif|app1)$/.test(lower)) {
    const raw = fromHex(value)
    reportExif(letters(raw, 0, 6) === 'Exif\0\0' ? raw.subarray(6) : raw, work.findings)
  } else if (/^raw profile type (iptc|8bim)$/.test(lower)) {
    reportPhotoshop(fromHex(value), work.findings)
  } else {
    const row = keywords[lower] ?? { sort: 'hidden', label: `${inOneLine(key)}:` }
    const text = new TextDecoder().decode(value)
    const shown = row.sort === 'time' ? dateInWords(text) : inOneLine(text)
    work.findings.removed({
      sort: row.sort,
      text: `${row.label} ${shown}, removed`,
      identifying: row.isNamed ? distinctive(text) : [],
    })
  }
}

function readValue(name: string, body: Uint8Array, from: number, work: Work): Uint8Array {
  if (name === 'tEXt') return body.subarray(from)
  if (name === 'zTXt') return unpack(body, from + 1, work)
  const languageEnd = body.indexOf(0, from + 2)
  const translationEnd = body.indexOf(0, languageEnd + 1)
  if (languageEnd < 0 || translationEnd < 0) return body.subarray(from)
  return body[from] === 1 ? unpack(body, translationEnd + 1, work) : body.subarray(translationEnd + 1)
}

const longestText = 1_000_000

/** Only for telling, so a stream that is broken or very long is told as far as it goes. */
function unpack(body: Uint8Array, from: number, work: Work): Uint8Array {
  const text = new Uint8Array(longestText)
  let length = 0
  try {
    inflateToEnd(body, from + 2, longestText, (piece) => {
      text.set(piece.subarray(0, longestText - length), length)
      length += piece.length
    })
  } catch {
    // What was read so far is enough.
  }
  work.spend(length)
  return text.subarray(0, length)
}

/** ImageMagick writes "\nname\n  length\nhexadecimal lines". */
function fromHex(value: Uint8Array): Uint8Array {
  const text = letters(value, 0, longestText).replace(/^\s*\w+\s+\d+\s/, '')
  const digits = text.replace(/\s+/g, '')
  return Uint8Array.from({ length: Math.floor(digits.length / 2) }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  )
}
