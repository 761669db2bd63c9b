import type { Findings, Sort } from '../../contract.ts'
import { dateInWords, distinctive, inOneLine } from '../in-words.ts'

const longestXmp = 2_000_000

/** Says what a block of XMP told. It is searched, not parsed: all of it goes, whatever state it is in. */
export function reportXmp(bytes: Uint8Array, findings: Findings): void {
  const text = new TextDecoder().decode(bytes.subarray(0, longestXmp))
  if (!reportXmpProperties(text, findings))
    findings.removed({ sort: 'structure', text: 'A block of XMP data, removed' })
}

/** Says what properties of XMP tell, for a place that may hold something else. False where it holds none. */
export function reportXmpProperties(whole: string, findings: Findings): boolean {
  const text = whole.slice(0, longestXmp)
  const before = new Set<string>()
  for (const { property, sort, label, isNamed } of properties) {
    for (const value of valuesOf(text, property)) {
      const line = `${label} ${sort === 'time' ? dateInWords(value) : inOneLine(value)}, removed`
      if (before.has(line)) continue
      before.add(line)
      findings.removed({ sort, text: line, identifying: isNamed ? distinctive(value) : [] })
    }
  }
  const steps = text.split('stEvt:action').length - 1
  if (steps > 0) findings.removed({ sort: 'history', text: 'A list of editing steps (XMP), removed' })
  return before.size > 0 || steps > 0
}

type Property = { property: string; sort: Sort; label: string; isNamed?: true }

const properties: readonly Property[] = [
  { property: 'dc:creator', sort: 'person', label: 'Author:', isNamed: true },
  { property: 'dc:rights', sort: 'person', label: 'Copyright:', isNamed: true },
  { property: 'photoshop:CaptionWriter', sort: 'person', label: 'Writer of the caption:', isNamed: true },
  { property: 'photoshop:Credit', sort: 'person', label: 'Credit:', isNamed: true },
  { property: 'aux:OwnerName', sort: 'person', label: 'Owner of the camera:', isNamed: true },
  { property: 'mwg-rs:Name', sort: 'person', label: 'Person marked in the picture:', isNamed: true },
  { property: 'exif:GPSLatitude', sort: 'place', label: 'GPS latitude', isNamed: true },
  { property: 'exif:GPSLongitude', sort: 'place', label: 'GPS longitude', isNamed: true },
  { property: 'Iptc4xmpCore:Location', sort: 'place', label: 'Place:', isNamed: true },
  { property: 'photoshop:City', sort: 'place', label: 'City:' },
  { property: 'photoshop:State', sort: 'place', label: 'State:' },
  { property: 'photoshop:Country', sort: 'place', label: 'Country:' },
  { property: 'xmp:CreateDate', sort: 'time', label: 'Made on' },
  { property: 'xmp:ModifyDate', sort: 'time', label: 'Last changed on' },
  { property: 'photoshop:DateCreated', sort: 'time', label: 'Made on' },
  { property: 'exif:DateTimeOriginal', sort: 'time', label: 'Taken on' },
  { property: 'xmp:CreatorTool', sort: 'software', label: 'Made with' },
  { property: 'stEvt:softwareAgent', sort: 'software', label: 'Edited with' },
  { property: 'pdf:Producer', sort: 'software', label: 'Made with' },
  { property: 'tiff:Model', sort: 'device', label: 'Camera:' },
  { property: 'aux:SerialNumber', sort: 'device', label: 'Serial number of the camera:', isNamed: true },
  {
    property: 'exifEX:BodySerialNumber',
    sort: 'device',
    label: 'Serial number of the camera:',
    isNamed: true,
  },
  { property: 'aux:LensSerialNumber', sort: 'device', label: 'Serial number of the lens:', isNamed: true },
  { property: 'xmpMM:DocumentID', sort: 'identifier', label: 'Number of the document:', isNamed: true },
  { property: 'xmpMM:InstanceID', sort: 'identifier', label: 'Number of this version:', isNamed: true },
  {
    property: 'xmpMM:OriginalDocumentID',
    sort: 'identifier',
    label: 'Number of the original:',
    isNamed: true,
  },
  { property: 'stRef:filePath', sort: 'path', label: 'Path of a file that was used:', isNamed: true },
  { property: 'dc:title', sort: 'hidden', label: 'Title:' },
  { property: 'dc:description', sort: 'hidden', label: 'Description:' },
  { property: 'dc:subject', sort: 'hidden', label: 'Keywords:' },
]

/** A property is an attribute (`name="..."`) or an element (`<name>...</name>`). */
function valuesOf(text: string, property: string): string[] {
  const values: string[] = []
  let at = text.indexOf(property)
  for (let found = 0; at >= 0 && found < 10; found++) {
    const end = at + property.length
    const quote = text[end + 1] ?? ''
    if (text[end] === '=' && (quote === '"' || quote === "'")) {
      values.push(text.slice(end + 2, text.indexOf(quote, end + 2)))
    } else if (text[at - 1] === '<') {
      values.push(plainTextOf(text.slice(end, end + 4000), property))
    }
    at = text.indexOf(property, end)
  }
  return values.map(withoutEntities).filter((value) => /\S/.test(value))
}

function plainTextOf(rest: string, property: string): string {
  const closed = rest.indexOf(`</${property}>`)
  const inside = rest.slice(rest.indexOf('>') + 1, Math.max(closed, 0))
  return inside
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function withoutEntities(text: string): string {
  return text.slice(0, 400).replace(/&(amp|lt|gt|quot|apos);/g, (whole, name) => entities[name] ?? whole)
}
