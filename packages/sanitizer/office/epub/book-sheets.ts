import { type FindSheet, sheetInAddress } from '../../html/css-imports.ts'
import type { SheetOfPage } from '../../html/sheet-elements.ts'
import { StyleSheet } from '../../html/style-sheet.ts'

/** A page of a book has a handful. What more of them say may hide whatever there is. */
const mostSheets = 100
/** So many letters of sheets are read again for single pages. */
const mostAgain = 4_000_000
const mayHideAll = '@container (width > 0) { * { display: none } }'

/** What is asked of the book: its files, and what a link leads to. */
type Given = {
  items: ReadonlyMap<string, { role: string }>
  work: { spend(bytes: number): void }
  resolve(link: string, from: string): { item: { path: string } } | undefined
  read(path: string): Uint8Array | undefined
}

/** The style sheets of a book. Pages that ask for the same ones in the same order share what was read of them. */
export class BookSheets {
  readonly #book: Given
  readonly #known = new Map<string, StyleSheet>()
  #again = 0

  constructor(book: Given) {
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
    for (const [place, one] of sheets.entries()) {
      if (place === mostSheets || this.#again > mostAgain) {
        all = new StyleSheet(all)
        all.add(mayHideAll)
        break
      }
      if ('css' in one) {
        all = new StyleSheet(all)
        all.add(this.#spent(one.css), this.#from(path, true), one.answer)
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
      all.addFound(one.address, this.#from(path, key === undefined), one.answer)
      if (key !== undefined) this.#known.set(key, all)
    }
    return all
  }

  /** @param isAgain whether what is found is read for one page alone */
  #from(path: string, isAgain: boolean): FindSheet {
    return (address) => {
      const found = this.#book.resolve(address, path)?.item
      const bytes = found === undefined ? undefined : this.#book.read(found.path)
      if (found === undefined || bytes === undefined) return sheetInAddress(address)
      if (isAgain) this.#again += bytes.length
      return { css: this.#spent(new TextDecoder().decode(bytes)), find: this.#from(found.path, isAgain) }
    }
  }

  #spent(css: string): string {
    this.#book.work.spend(css.length)
    return css
  }
}
