import type { Work } from '../../contract.ts'
import { refuse } from '../../refusals.ts'
import { isButOneLetter } from '../../xml/nearly.ts'
import { Members } from '../members.ts'
import { anyNameOf } from '../names-in-formulas.ts'
import { Report } from '../report.ts'

/** A picture of the document, clean, with its new name. */
export type OdfPicture = { path: string; link: string; type: string; bytes: Uint8Array; isUsed: boolean }

/** A document within the document: its new folder, and how it is pointed to. */
export type OdfObject = { folder: string; link: string }

/** What a document hides, by the names of the styles that hide it. */
export type HidingStyles = {
  text: Set<string>
  tables: Set<string>
  slides: Set<string>
  /** Every style that there is. */
  all: Set<string>
}

/** Whether a style hides. One that is nowhere, and is called almost as one that hides, is a damaged name of that. */
export function hides(styles: HidingStyles, kind: 'text' | 'tables' | 'slides', name: string): boolean {
  if (styles[kind].has(name)) return true
  return styles.all.has(name) || !isButOneLetter(name, styles[kind]) ? false : refuse('broken')
}

/** An OpenDocument file that is being cleaned. */
export class OpenDocument {
  readonly work: Work
  readonly report = new Report()
  /** By the path that they had. */
  readonly pictures = new Map<string, OdfPicture>()
  /** Documents within the document, by the folder that they had. */
  readonly objects = new Map<string, OdfObject>()
  /** The sheets that go, by name. */
  readonly removedTables = new Set<string>()
  readonly #ids = new Map<string, string>()
  readonly #styles = new Map<string, string>()
  #gone: RegExp | undefined
  readonly #generators = new Map<string, string>()
  readonly #tables = new Map<string, string>()
  readonly #members: Members
  readonly isText: boolean

  constructor(bytes: Uint8Array, work: Work) {
    this.work = work
    this.#members = new Members(bytes, work)
    const mimetype = new TextDecoder().decode(this.read('mimetype')?.subarray(0, 100))
    this.isText = /opendocument\.text/.test(mimetype)
  }

  get paths(): string[] {
    return this.#members.paths
  }

  has(path: string): boolean {
    return this.#members.has(path)
  }

  read(path: string): Uint8Array | undefined {
    return this.#members.read(path)
  }

  /** The name of the program that wrote the document in this folder. One within another may leave that to the other. */
  generatorOf(folder: string): string {
    const known = this.#generators.get(folder)
    if (known !== undefined) return known
    const meta = new TextDecoder().decode(this.read(`${folder}meta.xml`) ?? this.read('meta.xml'))
    const generator = /<meta:generator>([^<]{0,200})/.exec(meta)?.[1] ?? ''
    this.#generators.set(folder, generator)
    return generator
  }

  get dropsHidden(): boolean {
    return this.work.options.hidden !== 'keep'
  }

  tellHidden(text: string, where: string): void {
    this.work.findings.hidden({ text, where })
  }

  /** Styles that people named become numbers. */
  plainStyle(name: string): string {
    return numbered(this.#styles, 'Style', name)
  }

  /** Whether a formula or a place speaks of a sheet that goes: `Name.A1`, with or without quotes. */
  speaksOfGone(text: string): boolean {
    if (this.removedTables.size === 0) return false
    this.#gone ??= placesIn(this.removedTables)
    return this.#gone.test(text)
  }

  /** Tables of a text become numbers. */
  plainTable(name: string): string {
    return numbered(this.#tables, 'Table', name)
  }

  /** What a table that went by is called now. */
  knownTable(name: string): string {
    return this.#tables.get(name.replace(/^'|'$/g, '').replaceAll("''", "'")) ?? name
  }

  /** Ids that a program drew by chance become small numbers. */
  plainId(id: string): string {
    return numbered(this.#ids, 'id', id)
  }
}

/** The name that this one was given, or a new one: what it is the name of, and which one. */
function numbered(names: Map<string, string>, sort: string, name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const made = `${sort}${names.size + 1}`
  names.set(name, made)
  return made
}

function placesIn(tables: ReadonlySet<string>): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_])${anyNameOf(tables)}'?\\.`, 'u')
}

const kinds: Readonly<Record<string, string>> = {
  'application/vnd.oasis.opendocument.text': 'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.text-template': 'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.text-web': 'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet': 'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.spreadsheet-template': 'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation': 'application/vnd.oasis.opendocument.presentation',
  'application/vnd.oasis.opendocument.presentation-template':
    'application/vnd.oasis.opendocument.presentation',
}

/** The type of the clean file: a template becomes a document. */
export function plainType(type: string): string {
  const trimmed = type.trim()
  return (Object.hasOwn(kinds, trimmed) ? kinds[trimmed] : undefined) ?? refuse('unsupported')
}
