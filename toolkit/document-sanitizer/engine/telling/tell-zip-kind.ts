import type { Kind } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { readZip, type ZipMember } from '../zip/read-zip.ts'

/** A ZIP file, or one of the documents that are ZIP files: by the member that says so. */
export function tellZipKind(bytes: Uint8Array): Kind {
  const members = readZip(bytes, { spend() {} })
  const types = textOf(members, '[Content_Types].xml')
  if (types !== undefined)
    return officeKinds.find(({ sign }) => types.includes(sign))?.kind ?? refuse('unsupported')
  const type = textOf(members, 'mimetype')?.trim()
  if (type === undefined) return 'zip'
  const kind = openKinds.find(({ start }) => type.startsWith(start))?.kind
  return kind ?? refuse('unsupported')
}

/** The main part's type, in its ordinary, macro and template kinds, begins with one of these. */
const officeKinds: readonly { sign: string; kind: Kind }[] = [
  { sign: 'wordprocessingml.document.main+xml', kind: 'docx' },
  { sign: 'wordprocessingml.template.main+xml', kind: 'docx' },
  { sign: 'ms-word.document.macroEnabled.main+xml', kind: 'docx' },
  { sign: 'ms-word.template.macroEnabledTemplate.main+xml', kind: 'docx' },
  { sign: 'spreadsheetml.sheet.main+xml', kind: 'xlsx' },
  { sign: 'spreadsheetml.template.main+xml', kind: 'xlsx' },
  { sign: 'ms-excel.sheet.macroEnabled.main+xml', kind: 'xlsx' },
  { sign: 'ms-excel.template.macroEnabled.main+xml', kind: 'xlsx' },
  { sign: 'presentationml.presentation.main+xml', kind: 'pptx' },
  { sign: 'presentationml.template.main+xml', kind: 'pptx' },
  { sign: 'presentationml.slideshow.main+xml', kind: 'pptx' },
  { sign: 'ms-powerpoint.presentation.macroEnabled.main+xml', kind: 'pptx' },
  { sign: 'ms-powerpoint.template.macroEnabled.main+xml', kind: 'pptx' },
  { sign: 'ms-powerpoint.slideshow.macroEnabled.main+xml', kind: 'pptx' },
]

const openKinds: readonly { start: string; kind: Kind }[] = [
  { start: 'application/vnd.oasis.opendocument.text', kind: 'odt' },
  { start: 'application/vnd.oasis.opendocument.spreadsheet', kind: 'ods' },
  { start: 'application/vnd.oasis.opendocument.presentation', kind: 'odp' },
  { start: 'application/epub+zip', kind: 'epub' },
]

function textOf(members: readonly ZipMember[], path: string): string | undefined {
  const member = members.find((one) => one.path.toLowerCase() === path.toLowerCase())
  if (!member) return undefined
  if (member.size > 2_000_000) return refuse('broken')
  return new TextDecoder().decode(member.read())
}
