import type { Book } from './book.ts'
import { firstMoment, neutralTitle, zeroIdentifier } from './read-description.ts'

/** The description of the clean book: the least that EPUB 2 and 3 ask for. */
export function writeDescription(book: Book): string {
  const items = [...book.items.values()].filter(({ bytes }) => bytes !== undefined)
  const ids = new Map(items.map((item, place) => [item.id, `item${place + 1}`]))
  const manifest = items.map(({ id, name, type, properties }) => {
    const marks =
      book.version === '3.0' && properties.length > 0 ? ` properties="${properties.join(' ')}"` : ''
    return `<item id="${ids.get(id)}" href="${name}" media-type="${type}"${marks}/>`
  })
  const spine = book.spine.flatMap(({ id, linear, properties }) => {
    const known = ids.get(id)
    const marks = properties.length > 0 ? ` properties="${properties.join(' ')}"` : ''
    return known === undefined
      ? []
      : [`<itemref idref="${known}"${linear === undefined ? '' : ` linear="${linear}"`}${marks}/>`]
  })
  const contents = items.find(({ role }) => role === 'contents')
  const toc = contents === undefined ? '' : ` toc="${ids.get(contents.id)}"`
  const direction = book.direction === undefined ? '' : ` page-progression-direction="${book.direction}"`
  const layout = [...book.layout].map(([property, value]) => `<meta property="${property}">${value}</meta>`)
  const modified = book.version === '3.0' ? `<meta property="dcterms:modified">${firstMoment}</meta>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?>\n<package xmlns="http://www.idpf.org/2007/opf" version="${book.version}" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">${zeroIdentifier}</dc:identifier><dc:title>${neutralTitle}</dc:title><dc:language>${book.language}</dc:language>${modified}${layout.join('')}</metadata><manifest>${manifest.join('')}</manifest><spine${toc}${direction}>${spine.join('')}</spine></package>`
}

export const container =
  '<?xml version="1.0" encoding="UTF-8"?>\n<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>'
