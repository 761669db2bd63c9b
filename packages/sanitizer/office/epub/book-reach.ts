import type { Book, BookItem } from './book.ts'

/** Whatever leads from one file of a book to another. */
const leading =
  /(?:href|src|poster|data|srcset)\s{0,9}=\s{0,9}["']([^"'<>]{1,2000})["']|url\(\s{0,9}["']?([^"')<>]{1,2000})|@import\s{1,9}["']([^"'<>]{1,2000})["']/gi

/** Leaves out what no page of the row leads to, and tells of it. */
export function forgetUnreached(book: Book): void {
  const inRow = new Set(book.spine.map(({ id }) => id))
  const items = [...book.items.values()]
  const isFirst = ({ id, role, properties }: BookItem) =>
    inRow.has(id) || role === 'contents' || properties.includes('nav') || properties.includes('cover-image')
  const waiting = items.filter(isFirst)
  const reached = new Set<BookItem>()
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (reached.has(item)) continue
    reached.add(item)
    if (item.role === 'media' && !/svg/.test(item.type + item.path)) continue
    const text = new TextDecoder().decode(book.read(item.path))
    for (const [, one, two, three] of text.matchAll(leading)) {
      const next = book.resolve(one ?? two ?? three ?? '', item.path)?.item
      if (next !== undefined) waiting.push(next)
    }
  }
  const gone = items.filter((item) => !reached.has(item))
  for (const { path } of gone) book.items.delete(path)
  if (gone.length > 0)
    book.report.removed(
      'hidden',
      `${gone.length} ${gone.length === 1 ? 'file' : 'files'} of the book that no page leads to, removed.`,
    )
}
