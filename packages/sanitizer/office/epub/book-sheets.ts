import { type FindSheet, sheetInAddress } from '../../html/css-imports.ts'
import type { SheetOfPage } from '../../html/sheet-elements.ts'
import { StyleSheet } from '../../html/style-sheet.ts'
import type { Book } from './book.ts'

/** The style sheets of a book. Pages that ask for the same ones in the same order share what was read of them. */
export class BookSheets {
  readonly #book: Book
  readonly #known = new Map<string, StyleSheet>()

  constructor(book: Book) {
    this.#book = book
  }

  /** Whether no file of the book is a sheet. */
  get areNone(): boolean {
    return ![...this.#book.items.values()].some(({ role }) => role === 'style')
  }

  /** What the sheets of a page say together. @param path where the page is */
  of(sheets: readonly SheetOfPage[], path: string): StyleSheet {
    let all = new StyleSheet()
    let key: string | undefined = ''
    for (const one of sheets) {
      if ('css' in one) {
        all = new StyleSheet(all)
        all.add(this.#spent(one.css), this.#from(path), one.answer)
        key = undefined
        continue
      }
      const target = this.#book.resolve(one.address, path)?.item.path ?? one.address
      key = key === undefined ? undefined : `${key}\n${one.answer} ${target}`
      const known: StyleSheet | undefined = key === undefined ? undefined : this.#known.get(key)
      if (known !== undefined) {
        all = known
        continue
      }
      all = new StyleSheet(all)
      all.addFound(one.address, this.#from(path), one.answer)
      if (key !== undefined) this.#known.set(key, all)
    }
    return all
  }

  #from(path: string): FindSheet {
    return (address) => {
      const found = this.#book.resolve(address, path)?.item
      const bytes = found === undefined ? undefined : this.#book.read(found.path)
      if (found === undefined || bytes === undefined) return sheetInAddress(address)
      return { css: this.#spent(new TextDecoder().decode(bytes)), find: this.#from(found.path) }
    }
  }

  #spent(css: string): string {
    this.#book.work.spend(css.length)
    return css
  }
}
