import { RuleBroken } from '#domain/errors.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import type { ArchiveEntry } from '../zip/directory.ts'
import type { Member } from '../zip/read-members.ts'
import { isPictureWithin, isPlainLink } from './addresses.ts'
import { fetches } from './formulas.ts'
import { type Attributes, readXml, type XmlHearer } from './read-xml.ts'

const knownPaths =
  /^(?:mimetype|(?:Object \d+\/)*(?:content|styles|meta|settings)\.xml|manifest\.rdf|layout-cache|META-INF\/(?:manifest|documentsignatures)\.xml|META-INF\/|Thumbnails\/(?:thumbnail\.png)?|(?:Object \d+\/)*(?:Pictures|Media|Fonts)\/(?:[\w .-]+\.(?:png|jpe?g|gif|bmp|tiff?|svg|svm|emf|wmf|webp|ttf|otf|woff2?|mp3|mp4|wav|ogg|ogv|webm|m4a|avi|mov))?|ObjectReplacements\/(?:Object \d+)?|(?:Object \d+\/)+|Configurations2\/.*)$/i

/** @throws RuleBroken */
export function refuseUnknownOpenDocumentParts(entries: readonly ArchiveEntry[]): void {
  for (const { name, unpacked } of entries) {
    if (/^(?:Basic|Scripts|Dialogs)\//i.test(name)) throw new RuleBroken('attachment-macros')
    // LibreOffice writes these folders into every document. With something in them, keys and menus do something else.
    const isSetting = /^Configurations2\//i.test(name) && unpacked > 0
    if (isSetting) throw new RuleBroken('attachment-macros')
    if (!knownPaths.test(name)) throw new RuleBroken('attachment-part-unknown')
  }
}

/** Looks at one part of a document of LibreOffice. @throws RuleBroken */
export async function inspectOpenDocumentPart({ entry, bytes }: Member): Promise<void> {
  if (/\.(?:xml|svg|rdf)$/i.test(entry.name)) await readXml(bytes, rules)
  else for await (const _ of bytes) void 0
}

const refusedElements: Readonly<Record<string, RefusalCode>> = {
  'encryption-data': 'attachment-locked',
  'event-listener': 'attachment-macros',
  script: 'attachment-macros',
  'dde-connection-decl': 'attachment-fields',
  'dde-connection': 'attachment-fields',
  'dde-source': 'attachment-fields',
  'dde-link': 'attachment-fields',
  applet: 'attachment-embedded',
  plugin: 'attachment-embedded',
  'object-ole': 'attachment-embedded',
  'floating-frame': 'attachment-outside-links',
  'auto-reload': 'attachment-outside-links',
  'connection-resource': 'attachment-outside-links',
  submission: 'attachment-outside-links',
  foreignObject: 'attachment-runs',
}

const links = new Set(['a', 'hyperlink-behaviour'])

const rules: XmlHearer = { open: refuseElement }

function refuseElement(name: string, attributes: Attributes): void {
  const code = Object.hasOwn(refusedElements, name) ? refusedElements[name] : undefined
  if (code) throw new RuleBroken(code)
  if (name === 'template') refuseTemplate(attributes)
  const address = attributes.get('href') ?? ''
  const isHarmless = links.has(name) ? isPlainLink(address) : isInside(address)
  if (!isHarmless || !isInside(attributes.get('src') ?? '')) throw new RuleBroken('attachment-outside-links')
  if (fetches(attributes.get('formula') ?? '')) throw new RuleBroken('attachment-fields')
}

function refuseTemplate(attributes: Attributes): void {
  if (!isInside(attributes.get('href') ?? '')) throw new RuleBroken('attachment-template')
}

/** Addresses begin in the package: what goes up or begins with a slash leaves it. */
function isInside(address: string): boolean {
  return isPictureWithin(address) && !/^\s*(?:\.\.?\/)*\.\.\/|^\s*\//.test(address)
}
