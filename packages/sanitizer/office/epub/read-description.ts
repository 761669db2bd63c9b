import type { Sort } from '../../contract.ts'
import { refuse } from '../../refusals.ts'
import { scanXml } from '../../xml/scan-xml.ts'
import { pathFrom } from '../paths.ts'
import type { Book, BookItem } from './book.ts'

/** Reads what the book is made of, and tells what its description says of people, programs and times. */
export function readDescription(book: Book, path: string): void {
  let property = ''
  scanXml(book.read(path) ?? refuse('broken'), {
    open(name, attributes) {
      property = name === 'meta' ? (attributes.property ?? '') : ''
      if (name === 'package' && attributes.version?.startsWith('2')) book.version = '2.0'
      else if (name === 'item') readItem(book, path, attributes)
      else if (name === 'spine')
        book.direction = oneOf(attributes['page-progression-direction'], ['ltr', 'rtl'])
      else if (name === 'itemref') {
        book.spine.push({
          id: attributes.idref ?? '',
          linear: oneOf(attributes.linear, ['yes', 'no']),
          properties: words(attributes.properties).filter((word) =>
            /^(?:rendition:)?page-spread-(?:left|right|center)$|^rendition:layout-/.test(word),
          ),
        })
      } else if (name === 'meta' && attributes.name !== undefined)
        tell(book, attributes.name, attributes.content ?? '')
    },
    text(text, name) {
      const value = text.trim()
      if (value === '') return
      if (name === 'language')
        book.language = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value) ? value : 'und'
      else if (
        /^rendition:(?:layout|orientation|spread|flow)$/.test(property) &&
        /^[a-z-]{1,24}$/.test(value)
      ) {
        book.layout.set(property, value)
      } else tell(book, name === 'meta' ? property : name, value)
    },
  })
}

const properties: Readonly<Record<string, { sort: Sort; what: string }>> = {
  creator: { sort: 'person', what: 'Author' },
  contributor: { sort: 'person', what: 'Contributor' },
  publisher: { sort: 'person', what: 'Publisher' },
  title: { sort: 'identifier', what: 'Title in the description' },
  identifier: { sort: 'identifier', what: 'Identifier' },
  subject: { sort: 'identifier', what: 'Subject' },
  description: { sort: 'identifier', what: 'Description' },
  source: { sort: 'identifier', what: 'Source' },
  rights: { sort: 'identifier', what: 'Rights' },
  date: { sort: 'time', what: 'Date' },
  'dcterms:modified': { sort: 'time', what: 'Time when it was last saved' },
  generator: { sort: 'software', what: 'Program' },
}

function tell(book: Book, name: string, value: string): void {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined
  if (value === zeroIdentifier || value === neutralTitle || value === firstMoment || name === 'cover') return
  const what = property?.what ?? `Description "${name.slice(0, 60)}"`
  book.report.removed(property?.sort ?? 'identifier', `${what} "${value.slice(0, 200)}", removed.`)
  book.report.identifying(value)
}

export const zeroIdentifier = 'urn:uuid:00000000-0000-0000-0000-000000000000'
export const neutralTitle = 'Untitled'
export const firstMoment = '1980-01-01T00:00:00Z'

const roles: Readonly<Record<string, { role: BookItem['role']; name: string }>> = {
  'application/xhtml+xml': { role: 'page', name: 'page#.xhtml' },
  'text/html': { role: 'page', name: 'page#.xhtml' },
  'application/x-dtbncx+xml': { role: 'contents', name: 'contents#.ncx' },
  'text/css': { role: 'style', name: 'style#.css' },
}

function readItem(book: Book, from: string, attributes: Readonly<Record<string, string>>): void {
  const type = attributes['media-type'] ?? ''
  const path = pathFrom(from, attributes.href ?? '')
  if (!book.has(path) || book.items.has(path)) return
  const known = Object.hasOwn(roles, type) ? roles[type] : undefined
  const isMedia = /^(?:image|audio|video)\//.test(type)
  if (known === undefined && !isMedia) {
    const sort = /font|opentype|truetype/i.test(type + path)
      ? 'Embedded fonts, removed: letters may look a little different.'
      : 'Scripts and other files of the book that no page shows, removed.'
    book.report.removed('embedded', sort)
    return
  }
  const number = [...book.items.values()].length + 1
  book.items.set(path, {
    id: attributes.id ?? '',
    path,
    name: (known?.name ?? 'media#').replace('#', String(number)),
    role: known?.role ?? 'media',
    type: known === undefined ? '' : type === 'text/html' ? 'application/xhtml+xml' : type,
    properties: words(attributes.properties).filter((word) =>
      ['nav', 'cover-image', 'svg', 'mathml'].includes(word),
    ),
    bytes: undefined,
  })
}

function words(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((word) => word !== '')
}

function oneOf(value: string | undefined, allowed: readonly string[]): string | undefined {
  return value !== undefined && allowed.includes(value) ? value : undefined
}
