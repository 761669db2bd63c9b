import { Unreadable } from '@fitila/formats/unreadable'
import type { Cleaner, Kind } from '../contract.ts'
import { refuse } from '../refusals.ts'
import { decodeXml } from '../xml/decode-xml.ts'
import { rewriteXml } from '../xml/rewrite-xml.ts'
import { writeZip, type ZipEntry } from '../zip/write-zip.ts'
import { Book, type BookItem } from './epub/book.ts'
import { forgetUnreached } from './epub/book-reach.ts'
import { cleanCss } from './epub/clean-css.ts'
import { namedLetters } from './epub/named-letters.ts'
import { PageLooks } from './epub/page-looks.ts'
import { pageRules } from './epub/page-rules.ts'
import { type PageTree, readPageTree } from './epub/page-tree.ts'
import { readDescription } from './epub/read-description.ts'
import { container, writeDescription } from './epub/write-description.ts'

/**
 * EPUB 2 and 3. The pages, their styles, pictures, sounds and contents lists are carried over, each written again; the title on the shelf is
 * neutral. Scripts, fonts and everything that the description does not name stay behind.
 */
export const cleanEpub: Cleaner = async (bytes, work) => {
  const book = new Book(bytes, work)
  readDescription(book, book.findDescription())
  forgetUnreached(book)
  const items = [...book.items.values()]
  for (const item of items) if (item.role === 'media') await cleanMedia(book, item)
  for (const item of items) if (item.role !== 'media') cleanText(book, item)
  if (!items.some(({ role }) => role === 'page')) refuse('broken')
  const entries = items
    .flatMap(({ name, bytes: clean }): ZipEntry[] =>
      clean === undefined ? [] : [{ path: `EPUB/${name}`, bytes: clean, packing: 'smallest' }],
    )
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  book.report.tell(
    work.findings,
    entries
      .filter(({ path }) => /html$|ncx$|css$/.test(path))
      .map((entry) => new TextDecoder().decode(entry.bytes)),
  )
  return writeZip(
    [
      { path: 'mimetype', bytes: encode('application/epub+zip'), packing: 'stored' },
      { path: 'META-INF/container.xml', bytes: encode(container), packing: 'smallest' },
      { path: 'EPUB/package.opf', bytes: encode(writeDescription(book)), packing: 'smallest' },
      ...entries,
    ],
    work,
  )
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function cleanText(book: Book, item: BookItem): void {
  const bytes = book.read(item.path) ?? refuse('broken')
  if (item.role === 'style') {
    const css = new TextDecoder().decode(bytes)
    item.bytes = encode(cleanCss(css, (link) => book.resolve(link, item.path)?.item.name))
  } else {
    const looks = new PageLooks(book, item.path, treeOf(book, item, bytes))
    const context = { book, path: item.path, ids: new Map<string, string>(), looks }
    const prolog =
      item.role === 'page'
        ? '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n'
        : '<?xml version="1.0" encoding="UTF-8"?>\n'
    item.bytes = rewriteXml(bytes, pageRules, context, { entities: namedLetters, prolog })
    looks.tell()
  }
}

/** A page is read twice only where a sheet says something. */
function treeOf(book: Book, { role }: BookItem, bytes: Uint8Array): PageTree {
  const isNeeded =
    role === 'page' &&
    (!book.sheets.areNone || /<(?:\w+:)?(?:style|link)\b|<\?xml-style/i.test([...decodeXml(bytes)].join('')))
  return isNeeded ? readPageTree(bytes, namedLetters) : { elements: [], sheets: [] }
}

async function cleanMedia(book: Book, item: BookItem): Promise<void> {
  try {
    const { bytes, kind } = await book.work.cleanInside(book.read(item.path) ?? refuse('broken'), item.path)
    const type = types[kind] ?? refuse('unsupported')
    item.name += `.${kind}`
    item.type = type
    item.bytes = bytes
  } catch (error) {
    if (!(error instanceof Unreadable) || error.code === 'too-large') throw error
    book.report.removed('embedded', 'A picture, sound or film that we cannot clean, removed.', item.path)
  }
}

const types: Partial<Record<Kind, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  mp4: 'video/mp4',
}
