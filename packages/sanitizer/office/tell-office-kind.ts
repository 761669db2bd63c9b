import { isBroken } from '../xml/is-broken.ts'
import { scanXml } from '../xml/scan-xml.ts'
import { readZip } from '../zip/read-zip.ts'

export type OfficeKind = 'docx' | 'xlsx' | 'pptx' | 'odt' | 'ods' | 'odp' | 'epub'

/** No list of types is longer, and so much is soon read. */
const most = 4_000_000

/**
 * Which document a ZIP archive is; undefined when it is none that can be cleaned as a document. Kinds with macros and templates are told as
 * their plain kind, which is what they become. Refuses what `readZip` refuses.
 */
export function tellOfficeKind(bytes: Uint8Array): OfficeKind | undefined {
  const members = new Map(readZip(bytes, { spend() {} }).map((member) => [member.path.toLowerCase(), member]))
  const mimetype = members.get('mimetype')
  const types = members.get('[content_types].xml')
  if (mimetype !== undefined && mimetype.size < 200) {
    const type = new TextDecoder().decode(mimetype.read()).trim()
    if (Object.hasOwn(byMimetype, type)) return byMimetype[type]
  }
  if (types === undefined || types.size > most) return undefined
  return kindOfTypes(types.read())
}

const oasis = 'application/vnd.oasis.opendocument.'

const byMimetype: Readonly<Record<string, OfficeKind>> = {
  [`${oasis}text`]: 'odt',
  [`${oasis}text-template`]: 'odt',
  [`${oasis}text-web`]: 'odt',
  [`${oasis}spreadsheet`]: 'ods',
  [`${oasis}spreadsheet-template`]: 'ods',
  [`${oasis}presentation`]: 'odp',
  [`${oasis}presentation-template`]: 'odp',
  'application/epub+zip': 'epub',
}

/** The types of the main part, with and without macros, of documents and of templates. A workbook in binary is none of them. */
const mainTypes: readonly [RegExp, OfficeKind][] = [
  [/wordprocessingml\.(?:document|template)\.main|ms-word\.(?:document|template)\.macroEnabled/i, 'docx'],
  [/spreadsheetml\.(?:sheet|template)\.main|ms-excel\.(?:sheet|template|addin)\.macroEnabled/i, 'xlsx'],
  [
    /presentationml\.(?:presentation|template|slideshow)\.main|ms-powerpoint\.(?:presentation|template|slideshow)\.macroEnabled/i,
    'pptx',
  ],
]

function kindOfTypes(bytes: Uint8Array): OfficeKind | undefined {
  let kind: OfficeKind | undefined
  try {
    scanXml(bytes, {
      open(_name, attributes) {
        const type = attributes.ContentType ?? ''
        kind ??= mainTypes.find(([pattern]) => pattern.test(type))?.[1]
      },
    })
  } catch (error) {
    if (!isBroken(error)) throw error
  }
  return kind
}
