import { type Look, UnseenWords } from '../../seen/why-unseen.ts'
import type { Rules } from '../../xml/rules.ts'
import type { OfficePackage, Part } from './office-package.ts'
import type { SheetOverview } from './sheet-overview.ts'
import type { Field } from './word-field.ts'

/** Letters of a cell wait for the cell's colour, which is written behind them. */
export type WaitingRun = { look: Look; text: string; isGone: boolean }

/** What the rules know while a part goes by. */
export type PartContext = {
  office: OfficePackage
  part: Part
  /** The part that led here. */
  leader: Part | undefined
  /** The fields of a Word document that are open. */
  fields: Field[]
  /** What is not seen and was not told yet, so that neighbours are told together. */
  hidden: string[]
  unseen: UnseenWords
  /** The columns of a sheet that are hidden, first and last. */
  hiddenColumns: [number, number][]
  /** Of a sheet: what is behind its cells, the row and column that are read, and words of its formulas. */
  sheet: SheetOverview | undefined
  row: number
  column: number
  formulaWords: Set<string>
  /** How many shapes of a slide went by, and letters that wait for the colour of their cell. */
  shapes: number
  waitingRuns: WaitingRun[]
  /** Formulas that others in the sheet lean on, and that are gone. */
  goneFormulas: Set<string>
}

export type PartRules = Omit<Rules<PartContext>, 'namespaces' | 'first' | 'otherAttribute'>

export function newContext(office: OfficePackage, part: Part, leader: Part | undefined): PartContext {
  const unseen = new UnseenWords()
  return {
    office,
    part,
    leader,
    fields: [],
    hidden: [],
    unseen,
    hiddenColumns: [],
    sheet: undefined,
    row: 0,
    column: 0,
    formulaWords: new Set(),
    shapes: 0,
    waitingRuns: [],
    goneFormulas: new Set(),
  }
}

/** Whether what is hidden goes; when the person has not been asked yet, it goes as well, since nothing is handed out. */
export function dropsHidden({ office }: PartContext): boolean {
  return office.work.options.hidden !== 'keep'
}

export function tellHidden({ office, part }: PartContext, text: string): void {
  office.work.findings.hidden({ text, where: part.path })
}

/** An on-or-off value as OOXML writes it: there and not said to be off. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value)
}

export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 300 ? `${line.slice(0, 300)} …` : line
}
