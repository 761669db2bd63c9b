import type { Work } from '../../contract.ts'
import { refuse } from '../../refusals.ts'
import { scanXml } from '../../xml/scan-xml.ts'
import { Members } from '../members.ts'
import { pathFrom } from '../paths.ts'
import { Report } from '../report.ts'
import { BookSheets } from './book-sheets.ts'

/** A file of the book: a page, a style sheet, a list of contents, or something to see or hear. */
export type BookItem = {
  id: string
  /** Where it was, and what it is called now; all files of the clean book lie in one folder. */
  path: string
  name: string
  role: 'page' | 'style' | 'contents' | 'media'
  type: string
  properties: string[]
  bytes: Uint8Array | undefined
}

export type SpineEntry = { id: string; linear: string | undefined; properties: string[] }

/** A book that is being cleaned. */
export class Book {
  readonly work: Work
  readonly sheets = new BookSheets(this)
  readonly report = new Report()
  readonly items = new Map<string, BookItem>()
  readonly spine: SpineEntry[] = []
  /** Settings of the layout, by their name. */
  readonly layout = new Map<string, string>()
  direction: string | undefined
  version = '3.0'
  language = 'und'
  readonly #members: Members

  constructor(bytes: Uint8Array, work: Work) {
    this.work = work
    this.#members = new Members(bytes, work)
  }

  has(path: string): boolean {
    return this.#members.has(path)
  }

  read(path: string): Uint8Array | undefined {
    return this.#members.read(path)
  }

  get dropsHidden(): boolean {
    return this.work.options.hidden !== 'keep'
  }

  /** What a link of one file of the book points to: a file and the place in it; undefined when it is none of the book. */
  resolve(link: string, from: string): { item: BookItem; fragment: string } | undefined {
    const [address = '', fragment] = link.split('#', 2)
    const path = address === '' ? from : pathFrom(from, address)
    const item = this.items.get(path)
    return item === undefined ? undefined : { item, fragment: fragment === undefined ? '' : `#${fragment}` }
  }

  /** Where the description of the book is (EPUB 3.3, section 4.2.6.3.1). Refuses a book with locked files. */
  findDescription(): string {
    const locked = this.read('META-INF/encryption.xml')
    if (locked !== undefined) this.#readLocks(locked)
    let path: string | undefined
    scanXml(this.read('META-INF/container.xml') ?? refuse('broken'), {
      open(name, attributes) {
        if (name === 'rootfile') path ??= attributes['full-path']
      },
    })
    return path ?? refuse('broken')
  }

  /** Fonts that are only muddled, with the id of the book, lock nothing (EPUB 3.3, section 4.4): they go, and readers take others. */
  #readLocks(bytes: Uint8Array): void {
    let algorithm = ''
    scanXml(bytes, {
      open(name, attributes) {
        if (name === 'EncryptedData') algorithm = ''
        if (name === 'EncryptionMethod') algorithm = attributes.Algorithm ?? ''
      },
      close(name) {
        if (name === 'EncryptedData' && !muddled.has(algorithm)) refuse('encrypted')
      },
    })
  }
}

const muddled = new Set(['http://www.idpf.org/2008/embedding', 'http://ns.adobe.com/pdf/enc#RC'])
