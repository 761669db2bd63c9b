import type { Findings, Sort } from '../../contract.ts'
import { dateInWords, distinctive, inOneLine } from '../in-words.ts'
import { reportExif } from './report-exif.ts'
import { reportXmp } from './report-xmp.ts'

const iptc = 0x0404
const previews = [0x0409, 0x040c]

/** Says what Photoshop's block told: the press's fields (IPTC), previews, Exif and XMP once more. Never throws. */
export function reportPhotoshop(bytes: Uint8Array, findings: Findings): void {
  const word = (at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0)
  let at = 0
  let count = 0
  while (at + 12 <= bytes.length && word(at) === 0x3842 && word(at + 2) === 0x494d) {
    const id = word(at + 4)
    const nameLength = ((bytes[at + 6] ?? 0) | 1) + 1
    const length = word(at + 6 + nameLength) * 65536 + word(at + 8 + nameLength)
    const from = at + 10 + nameLength
    const data = bytes.subarray(from, from + length)
    if (id === iptc) reportIptc(data, findings)
    else if (id === 0x0422) reportExif(data, findings)
    else if (id === 0x0424) reportXmp(data, findings)
    else if (previews.includes(id)) {
      findings.removed({ sort: 'embedded', text: 'A small preview picture (Photoshop), removed' })
    }
    count += 1
    at = from + length + (length % 2)
  }
  if (count > 0) findings.removed({ sort: 'software', text: 'Settings of Photoshop, removed' })
}

const fields: Readonly<Record<number, { sort: Sort; label: string; isNamed?: true }>> = {
  5: { sort: 'hidden', label: 'Title:' },
  25: { sort: 'hidden', label: 'Keywords:' },
  55: { sort: 'time', label: 'Made on' },
  80: { sort: 'person', label: 'Author:', isNamed: true },
  85: { sort: 'person', label: "Author's post:" },
  90: { sort: 'place', label: 'City:' },
  92: { sort: 'place', label: 'Place:', isNamed: true },
  95: { sort: 'place', label: 'State:' },
  101: { sort: 'place', label: 'Country:' },
  103: { sort: 'identifier', label: 'Reference:', isNamed: true },
  110: { sort: 'person', label: 'Credit:', isNamed: true },
  115: { sort: 'person', label: 'Source:', isNamed: true },
  116: { sort: 'person', label: 'Copyright:', isNamed: true },
  118: { sort: 'person', label: 'Contact:', isNamed: true },
  120: { sort: 'hidden', label: 'Caption:' },
  122: { sort: 'person', label: 'Writer of the caption:', isNamed: true },
}

export function reportIptc(bytes: Uint8Array, findings: Findings): void {
  let at = 0
  while (at + 5 <= bytes.length && bytes[at] === 0x1c) {
    const length = (bytes[at + 3] ?? 0) * 256 + (bytes[at + 4] ?? 0)
    const field = bytes[at + 1] === 2 ? fields[bytes[at + 2] ?? 0] : undefined
    if (field) {
      const value = new TextDecoder().decode(bytes.subarray(at + 5, at + 5 + Math.min(length, 2000)))
      const shown = field.sort === 'time' ? dateInWords(value) : inOneLine(value)
      const identifying = field.isNamed ? distinctive(value) : []
      findings.removed({ sort: field.sort, text: `${field.label} ${shown}, removed`, identifying })
    }
    at += 5 + length
  }
}
