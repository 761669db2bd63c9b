import type { Rules } from '../../xml/rules.ts'
import type { OfficePackage, Part } from './office-package.ts'
import type { Field } from './word-field.ts'

/** What the rules know while a part goes by. */
export type PartContext = {
  office: OfficePackage
  part: Part
  /** The part that led here. */
  leader: Part | undefined
  /** The fields of a Word document that are open. */
  fields: Field[]
  /** Hidden text that was not told yet, so that neighbours are told together. */
  hidden: string[]
  /** The columns of a sheet that are hidden, first and last. */
  hiddenColumns: [number, number][]
  /** Formulas that others in the sheet lean on, and that are gone. */
  goneFormulas: Set<string>
}

export type PartRules = Omit<Rules<PartContext>, 'namespaces' | 'first' | 'otherAttribute'>

export function newContext(office: OfficePackage, part: Part, leader: Part | undefined): PartContext {
  return { office, part, leader, fields: [], hidden: [], hiddenColumns: [], goneFormulas: new Set() }
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
