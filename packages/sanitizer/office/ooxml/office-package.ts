import type { Work } from '../../contract.ts'
import { refuse } from '../../refusals.ts'
import type { Piece } from '../../xml/piece.ts'
import { Members } from '../members.ts'
import { decodedPath } from '../paths.ts'
import { Report } from '../report.ts'
import type { Book } from './book.ts'
import { type Family, type PartRule, partRule } from './part-table.ts'
import { type Relation, readRelations, relationsPath } from './relations.ts'
import type { Scheme, SlideLook } from './slide-overview.ts'
import { StyleNames } from './style-names.ts'
import { WordStyles } from './word-styles.ts'

export type Part = {
  /** Where it was. */
  path: string
  relation: string
  rule: PartRule
  relations: Map<string, Relation>
  /** The relations that the cleaned text uses, in the order in which it does. */
  used: { relation: Relation; id: string; part: Part | undefined }[]
  /** Where it goes; media get their ending once they are clean. */
  newPath: string
  contentType: string
  bytes: Uint8Array | undefined
}

/** What the pages of a Word document lead to. */
export type WordReach = {
  /** Relations of headers and footers that no page shows. */
  unusedHeaders: ReadonlySet<string>
  lists: ReadonlySet<string>
  /** What lists in use are made after. */
  listKinds: ReadonlySet<string>
  /** The largest page, in twentieths of a point. */
  page: { width: number; height: number }
}

/** A document that is being cleaned: what it holds, and what was reached of it so far. */
export class OfficePackage {
  readonly work: Work
  readonly report = new Report()
  readonly parts: Part[] = []
  /** New ids for those that are drawn by chance. */
  readonly ids = new Map<string, string>()
  /** Styles of Word that hide what they are used for. */
  readonly hidingStyles = new Set<string>()
  readonly styles = new StyleNames()
  readonly wordStyles = new WordStyles()
  /** What of a Word document no page reaches. */
  wordReach: WordReach | undefined
  /** Styles of what was written of a Word document so far, and the notes that it leads to: `footnote 2`. */
  readonly usedStyles = new Set<string>()
  readonly usedNotes = new Set<string>()
  /** Whether there are styles that nothing leads to any more. */
  hasLostStyles = false
  /** Whether the pages of a letter are coloured. */
  hasPageColour = false
  /** The paths of sheets, slides and notes that go, in small letters. */
  readonly removed = new Set<string>()
  /** What readers see of the slides, by their paths, and what the names of colours mean, by the paths of masters. */
  readonly slideLooks = new Map<string, SlideLook>()
  readonly schemes = new Map<string, Scheme>()
  /** What a workbook hides, and what is not to be mentioned any more. */
  book: Book | undefined
  family: Family = 'word'
  isStrict = false
  /** Whether a workbook goes on naming a program, so that its saved values are shown. */
  keepsProgram = false
  /** Whether Office 2007 made it. */
  isOf2007 = false
  readonly #members: Members
  readonly #byPath = new Map<string, Part>()
  readonly #bookmarks = new Map<string, string>()
  readonly #names = new Map<string, string>()
  readonly #counts = new Map<string, number>()

  constructor(bytes: Uint8Array, work: Work) {
    this.work = work
    this.#members = new Members(bytes, work, keyOf)
    if (this.#members.has('encryptedpackage')) refuse('encrypted')
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

  relationsOf(path: string): Relation[] {
    const bytes = this.read(relationsPath(path))
    return bytes === undefined ? [] : readRelations(bytes, path)
  }

  /** The part at the end of a relation, the same one each time; undefined when it leads to nothing that is kept. */
  reach(relation: Relation): Part | undefined {
    const rule = partRule(this.family, relation.name)
    if (rule === undefined || relation.isOutside || !this.has(relation.target)) return undefined
    const key = relation.target.toLowerCase()
    const known = this.#byPath.get(key)
    if (known !== undefined) return known
    const part: Part = {
      path: relation.target,
      relation: relation.name,
      rule,
      relations: new Map(this.relationsOf(relation.target).map((one) => [one.id, one])),
      used: [],
      newPath: `${this.family}/${rule.path.replace('#', () => this.#next(rule.path))}`,
      contentType: rule.contentType,
      bytes: undefined,
    }
    this.#byPath.set(key, part)
    this.parts.push(part)
    return part
  }

  /** The same for a part that is needed without being named. */
  reachImplied(relation: Relation): Part | undefined {
    return partRule(this.family, relation.name)?.isImplied ? this.reach(relation) : undefined
  }

  /** A small number instead of one drawn by chance, the same each time. */
  plainId(value: string): string {
    const known = this.ids.get(value)
    if (known !== undefined) return known
    const made = `{00000000-0000-0000-0000-${(this.ids.size + 1).toString(16).padStart(12, '0').toUpperCase()}}`
    this.ids.set(value, made)
    return made
  }

  /** A name that says what it is the name of, and which one, but not what a person called it. */
  plainName(sort: string, name: string): string {
    const key = `${sort}\n${name}`
    const known = this.#names.get(key)
    if (known !== undefined) return known
    const made = sort + this.#next(`name ${sort}`)
    this.#names.set(key, made)
    return made
  }

  /** A place in a Word document under a name that says nothing. Word takes names of one spelling for the same. */
  bookmark(name: string): string {
    const key = name.toLowerCase()
    const kind = /^_(?:toc|ref)/.exec(key)?.[0] ?? (key.startsWith('_') ? '_place' : 'place')
    if (!this.#bookmarks.has(key) && kind === 'place') this.#tellOfName(name)
    const known = this.#bookmarks.get(key) ?? `${bookmarkKinds[kind] ?? 'Place'}${this.#bookmarks.size + 1}`
    this.#bookmarks.set(key, known)
    return known
  }

  #tellOfName(name: string): void {
    if (/^Place\d+$/.test(name)) return
    this.report.removed(
      'identifier',
      (count) =>
        `The ${count === 1 ? 'name of a place' : `names of ${count} places`} in the text, replaced by a number.`,
    )
    this.report.identifying(name)
  }

  next(what: string): number {
    return Number(this.#next(what))
  }

  #next(what: string): string {
    const count = (this.#counts.get(what) ?? 0) + 1
    this.#counts.set(what, count)
    return String(count)
  }
}

/** Those that begin with a line are not listed to people. */
const bookmarkKinds: Readonly<Record<string, string>> = { _toc: '_Toc', _ref: '_Ref', _place: '_Place' }

/** Names of parts are the same in capitals and in small letters, and with letters written in percent (ISO/IEC 29500-2, 6.2.2). */
function keyOf(path: string): string {
  return decodedPath(path).toLowerCase()
}

/** Whether a relation still leads somewhere. */
export function isAlive(office: OfficePackage, relation: Relation): boolean {
  if (relation.isOutside) return relation.name === 'hyperlink' && isSafeLink(relation.target)
  if (relation.name === 'hyperlink') return false
  if (office.removed.has(relation.target.toLowerCase())) return false
  return partRule(office.family, relation.name) !== undefined && office.has(relation.target)
}

/** A link that says nothing of the device it was made on. */
export function isSafeLink(address: string): boolean {
  return /^(?:https?|mailto|tel|ftp|sms):/i.test(address.trim()) || address.startsWith('#')
}

/** The new id of a relation, settled when the text that uses it is written. */
export function relationInUse(office: OfficePackage, part: Part, relation: Relation): Piece {
  return {
    write() {
      const known = part.used.find((one) => one.relation === relation)
      if (known !== undefined) return known.id
      const id = `rId${part.used.length + 1}`
      part.used.push({ relation, id, part: office.reach(relation) })
      return id
    },
  }
}
