import type { Look } from '../../seen/why-unseen.ts'
import { anyNameOf } from '../names-in-formulas.ts'
import type { CellLooks } from './cell-looks.ts'

/** What has to be known of a workbook before its sheets are rewritten. */
export class Book {
  /** The shared strings that cells which stay still need. */
  readonly used = new Set<number>()
  /** How many shared strings have gone by. */
  passed = 0
  /** The styles of cells, rows and columns that were written. */
  readonly usedStyles = new Set<number>([0])
  readonly looks: CellLooks
  readonly #grounds = new Map<number, Look['ground']>()
  #formats: Set<string> | undefined
  readonly #places: (number | undefined)[]
  readonly #names: Set<string>
  readonly #strings: readonly string[]
  readonly #words: RegExp | undefined
  readonly #shown: ReadonlySet<string> | undefined

  constructor(told: {
    sheets: { path: string; name: string; goes: boolean }[]
    names: string[]
    strings: readonly string[]
    looks: CellLooks
  }) {
    this.looks = told.looks
    let place = 0
    this.#places = told.sheets.map(({ goes }) => {
      if (goes) return undefined
      place += 1
      return place - 1
    })
    const gone = told.sheets.filter(({ goes }) => goes)
    this.#names = new Set(told.names.map((name) => name.toLowerCase()))
    this.#strings = told.strings
    const shown = told.sheets.filter(({ goes }) => !goes).map(({ name }) => name.toLowerCase())
    this.#shown = gone.length === 0 ? undefined : new Set(shown)
    this.#words = wordsPattern([...gone.map(({ name }) => name), ...told.names])
  }

  placeOf(sheet: number): number | undefined {
    return this.#places[sheet]
  }

  stringAt(place: number): string | undefined {
    return this.#strings[place]
  }

  /** A cell that stays shows this string, in a style. */
  noteString(place: number, style: number): void {
    this.used.add(place)
    const { ground } = this.looks.lookOf(style)
    const known = this.#grounds.get(place)
    this.#grounds.set(place, known === undefined || String(known) === String(ground) ? ground : 'unsure')
  }

  groundOfString(place: number): Look['ground'] {
    return this.#grounds.get(place)
  }

  /** The formats of what was written; asked when all sheets have gone by. */
  usedFormats(): Set<string> {
    this.#formats ??= this.looks.formatsOf(this.usedStyles)
    return this.#formats
  }

  isForbiddenName(name: string): boolean {
    return this.#names.has(name.toLowerCase())
  }

  /** Whether a formula speaks of a sheet or a name that goes; when sheets go, one that is nowhere may be a damaged name of theirs. */
  isForbidden(formula: string): boolean {
    if (this.#shown === undefined) return this.#words?.test(formula) ?? false
    return (this.#words?.test(formula) ?? false) || !sheetsIn(formula).every((name) => this.#shown?.has(name))
  }
}

/** The sheets that a formula speaks of, in small letters; of a row of sheets the first and the last. */
export function sheetsIn(formula: string): string[] {
  return [...formula.matchAll(/'((?:[^']|'')*)(?:'(!?)|$)|([\p{L}\p{N}_.:]+)(!?)/gu)].flatMap(
    ([, quoted, afterQuoted, bare = '', afterBare]) =>
      afterQuoted === '!' || afterBare === '!'
        ? (quoted?.replaceAll("''", "'") ?? bare).toLowerCase().split(':')
        : [],
  )
}

export function wordsPattern(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined
  return new RegExp(`(?<![\\p{L}\\p{N}_.])${anyNameOf(words)}(?![\\p{L}\\p{N}_.])`, 'iu')
}
