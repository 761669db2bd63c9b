import type { Findings, Sort } from '../../contract.ts'
import { dateInWords, distinctive, inOneLine, positionInWords, sizeInWords } from '../in-words.ts'
import { type Directory, type Entry, ExifBytes } from '../tiff/read-directories.ts'

/**
 * Says what an Exif block told, and returns the one thing of it that stays: how the picture is turned (1 to 8).
 * @param bytes from the "II" or "MM" on; may be broken
 */
export function reportExif(bytes: Uint8Array, findings: Findings): number {
  const exif = new ExifBytes(bytes)
  if (!exif.isWhole) return 1
  const main = exif.directory(exif.u32(4))
  const orientation = exif.number(main.entries.get(0x0112))
  reportDirectories(exif, main, findings)
  reportPreview(exif, main.next, findings)
  return orientation >= 1 && orientation <= 8 ? orientation : 1
}

/** The main directory of Exif or a page of TIFF, with the two that hang on it. */
export function reportDirectories(exif: ExifBytes, main: Directory, findings: Findings): void {
  const photo = exif.directoryAt(main.entries.get(0x8769))
  const place = exif.directoryAt(main.entries.get(0x8825))
  const has = { main, photo } as const
  reportPlace(exif, place, findings)
  reportCamera(exif, main, photo, findings)
  for (const fact of facts) {
    const text = readText(exif, fact, has[fact.from].entries.get(fact.tag))
    if (text) tell(fact, text, findings)
  }
  const notes = photo.entries.get(0x927c)
  if (notes) {
    const text = `Notes of the camera maker (${sizeInWords(notes.length)}; they often hold serial numbers), removed`
    findings.removed({ sort: 'device', text })
  }
}

type Fact = { from: 'main' | 'photo'; tag: number; sort: Sort; label: string; isWide?: true; isNamed?: true }

const facts: readonly Fact[] = [
  { from: 'photo', tag: 0x9003, sort: 'time', label: 'Taken on' },
  { from: 'photo', tag: 0x9004, sort: 'time', label: 'Digitised on' },
  { from: 'main', tag: 0x0132, sort: 'time', label: 'Last changed on' },
  { from: 'main', tag: 0x013b, sort: 'person', label: 'Author:', isNamed: true },
  { from: 'main', tag: 0x8298, sort: 'person', label: 'Copyright:', isNamed: true },
  { from: 'main', tag: 0x9c9d, sort: 'person', label: 'Author:', isWide: true, isNamed: true },
  { from: 'photo', tag: 0xa430, sort: 'person', label: 'Owner of the camera:', isNamed: true },
  { from: 'main', tag: 0x0131, sort: 'software', label: 'Made with' },
  { from: 'main', tag: 0x013c, sort: 'device', label: 'Name of the computer:', isNamed: true },
  { from: 'main', tag: 0x010d, sort: 'path', label: 'Name of the original file:', isNamed: true },
  { from: 'main', tag: 0x010e, sort: 'hidden', label: 'Description:' },
  { from: 'photo', tag: 0x9286, sort: 'hidden', label: 'Comment:' },
  { from: 'main', tag: 0x9c9b, sort: 'hidden', label: 'Title:', isWide: true },
  { from: 'main', tag: 0x9c9c, sort: 'hidden', label: 'Comment:', isWide: true },
  { from: 'main', tag: 0x9c9e, sort: 'hidden', label: 'Keywords:', isWide: true },
  { from: 'main', tag: 0x9c9f, sort: 'hidden', label: 'Subject:', isWide: true },
  { from: 'photo', tag: 0xa420, sort: 'identifier', label: 'Number of this very picture:', isNamed: true },
  { from: 'main', tag: 0xc65d, sort: 'identifier', label: 'Number of the raw picture:', isNamed: true },
]

function readText(exif: ExifBytes, { tag, isWide }: Fact, entry: Entry | undefined): string {
  if (isWide) return exif.wideText(entry)
  else if (tag === 0x9286 && entry) return readComment(exif, entry)
  else return exif.text(entry)
}

function readComment(exif: ExifBytes, entry: Entry): string {
  const value = exif.value(entry)
  const isWide = exif.text({ ...entry, length: 8 }).startsWith('UNICODE')
  const rest = { ...entry, at: entry.at + 8, length: Math.max(0, entry.length - 8) }
  if (!isWide) return exif.text(rest)
  const alphabet = exif.isLittle ? 'utf-16le' : 'utf-16be'
  return new TextDecoder(alphabet).decode(value.subarray(8)).replaceAll('\0', '').trim()
}

function tell({ sort, label, isNamed }: Fact, text: string, findings: Findings): void {
  const shown = sort === 'time' ? dateInWords(text) : inOneLine(text)
  if (shown && !/^[\s0:]*$/.test(text)) {
    findings.removed({
      sort,
      text: `${label} ${shown}, removed`,
      identifying: isNamed ? distinctive(text) : [],
    })
  }
}

/** What Exif 3.0 knows of a place goes from 0 to this. */
const lastPlaceTag = 0x1f

function reportPlace(exif: ExifBytes, { entries }: Directory, findings: Findings): void {
  if (![...entries.keys()].some((tag) => tag <= lastPlaceTag)) return
  const degrees = (tag: number) => {
    const entry = entries.get(tag)
    return exif.number(entry) + exif.number(entry, 1) / 60 + exif.number(entry, 2) / 3600
  }
  const side = (tag: number) => (/^[SW]/i.test(exif.text(entries.get(tag))) ? -1 : 1)
  const hasPosition = exif.isRatio(entries.get(2)) && exif.isRatio(entries.get(4))
  const position = positionInWords(degrees(2) * side(1), degrees(4) * side(3))
  const height = entries.has(6) ? `, ${Math.round(exif.number(entries.get(6)))} m high` : ''
  findings.removed({
    sort: 'place',
    text: hasPosition ? `GPS position ${position}${height}, removed` : 'GPS data without a position, removed',
  })
  const day = exif.text(entries.get(0x1d))
  if (day) findings.removed({ sort: 'time', text: `Date of the GPS position: ${dateInWords(day)}, removed` })
}

function reportCamera(exif: ExifBytes, main: Directory, photo: Directory, findings: Findings): void {
  const make = exif.text(main.entries.get(0x010f))
  const model = exif.text(main.entries.get(0x0110))
  const serials = [photo.entries.get(0xa431), main.entries.get(0xc62f)].map((entry) => exif.text(entry))
  const lens = [0xa433, 0xa434].map((tag) => exif.text(photo.entries.get(tag)))
  const lensSerial = exif.text(photo.entries.get(0xa435))
  reportThing('Camera', model.startsWith(make) ? [model] : [make, model], serials.find(Boolean), findings)
  reportThing('Lens', lens, lensSerial, findings)
}

function reportThing(
  thing: string,
  names: readonly string[],
  serial: string | undefined,
  findings: Findings,
): void {
  const name = inOneLine(names.filter(Boolean).join(' '))
  if (!name && !serial) return
  const number = serial ? `serial number ${inOneLine(serial)}` : ''
  findings.removed({
    sort: 'device',
    text: `${thing}: ${[name, number].filter(Boolean).join(', ')}, removed`,
    identifying: serial ? distinctive(serial) : [],
  })
}

function reportPreview(exif: ExifBytes, at: number, findings: Findings): void {
  const { entries } = exif.directory(at)
  // The length of a JPEG, which may be none, or the place of the strips of other pictures.
  if (exif.number(entries.get(0x0202)) === 0 && !entries.has(0x0111)) return
  findings.removed({ sort: 'embedded', text: 'A small preview picture of the original, removed' })
}
