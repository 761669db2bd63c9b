import type { Candidate } from '../finding.ts'
import type { Kind } from '../kinds.ts'
import type { Page } from '../page.ts'
import { kindOfHeading } from './headings.ts'

/** Cells of a table, named by the heading of their column: in lines with tabs, bars, semicolons or commas. */
export function detectColumns({ reading: { plain, lower } }: Page): Candidate[] {
  const found: Candidate[] = []
  let table: Table | undefined
  for (let start = 0; start < plain.length; ) {
    const end = endOfLine(plain, start)
    const row: Row = { start, end }
    if (table && isRowOf(plain, row, table)) found.push(...cellsOf(plain, row, table))
    else if (!table || !isRuler(plain, row)) table = tableHeadedBy(lower, row)
    start = end + 1
  }
  return found
}

type Row = { start: number; end: number }
type Table = { separator: string; kinds: readonly (Kind | undefined)[] }

const longestLine = 600
const separators = ['\t', '|', ';', ','] as const

function endOfLine(plain: string, start: number): number {
  const end = plain.indexOf('\n', start)
  return end < 0 ? plain.length : end
}

/** The line of hyphens that some tables have below their heading. */
function isRuler(plain: string, { start, end }: Row): boolean {
  return end - start < longestLine && /^[\s|:+=-]{3,600}$/.test(plain.slice(start, end))
}

function tableHeadedBy(lower: string, { start, end }: Row): Table | undefined {
  if (end - start > longestLine || end - start < 5) return undefined
  const line = lower.slice(start, end)
  for (const separator of separators) {
    const cells = line.split(separator)
    if (cells.length < 2 || cells.some((cell) => cell.trim().length > 30 || /\d{3}/.test(cell))) continue
    const kinds = cells.map((cell) => kindOfHeading(cell))
    if (kinds.filter((kind) => kind !== undefined).length >= fewestHeadings(separator))
      return { separator, kinds }
  }
  return undefined
}

/** A sentence may have a comma and the word 'name'; a tab is in tables only. */
function fewestHeadings(separator: string): number {
  return separator === ',' ? 2 : 1
}

function isRowOf(plain: string, { start, end }: Row, { separator, kinds }: Table): boolean {
  if (end - start > longestLine || end - start < 3) return false
  const cells = plain.slice(start, end).split(separator).length
  return cells >= 2 && Math.abs(cells - kinds.length) <= (separator === ',' ? 0 : 1)
}

function cellsOf(plain: string, { start, end }: Row, { separator, kinds }: Table): Candidate[] {
  const found: Candidate[] = []
  let at = start
  for (const [column, cell] of plain.slice(start, end).split(separator).entries()) {
    const kind = kinds[column]
    const from = at + (cell.length - cell.trimStart().length)
    const to = from + cell.trim().length
    const held = kind === 'person' && isCompany(cell) ? 'organization' : kind
    if (held && fitsKind(held, cell.trim()))
      found.push({ start: from, end: to, kind: held, tier: 'certain', weight: 97 })
    at += cell.length + separator.length
  }
  return found
}

/** A contractor is a person or a company. */
function isCompany(cell: string): boolean {
  return /\b(?:ventures|enterprises?|ltd|limited|plc|synergy|global|services|nigeria|company|investments?|holdings|associates|construction|concepts|stores|multi)\b/i.test(
    cell,
  )
}

/** Whether a cell can be what its heading says. */
export function fitsKind(kind: Kind, cell: string): boolean {
  if (cell.length < 2 || cell.length > 80) return false
  if (kind === 'person') return /[A-Za-z]{2}/.test(cell) && !/\d|@/.test(cell) && !isNobody(cell)
  if (kind === 'position' || kind === 'department' || kind === 'place' || kind === 'organization')
    return /[A-Za-z\d]/.test(cell) && !isNobody(cell)
  if (kind === 'social-handle' || kind === 'email') return /\w/.test(cell) && !isNobody(cell)
  return /\d/.test(cell)
}

function isNobody(cell: string): boolean {
  return /^(?:total|sub ?total|grand total|nil|none|n\/a|na|unknown|not known|vacant|same|yes|no|name|-)$/i.test(
    cell,
  )
}
