import { incidentDateProblem } from '../reports/incident-date.ts'
import { isState } from '../reports/places.ts'
import {
  type AppealStatus,
  type ArchiveRecord,
  type ArchiveSource,
  appealStatuses,
  archiveAgency,
} from './archive-record.ts'

/** A conviction as a row brings it: its reference number is given when it is stored. */
export type ImportedConviction = Omit<ArchiveRecord, 'referenceNumber'> & ArchiveSource

export const requiredColumns = [
  ...['name', 'state', 'offense', 'courtLocation', 'convictionDate', 'sentence', 'year', 'sourceUrl'],
] as const
const furtherColumns = [
  ...['agency', 'lawSections', 'chargeNo', 'judge', 'optionOfFine', 'forfeiture', 'restitution'],
  ...['appealStatus', 'appealDate', 'sourcePublisher', 'sourceDate', 'checkedBy', 'checkedOn', 'notes'],
] as const
export const archiveColumns: readonly string[] = [...requiredColumns, ...furtherColumns]

export const longestCell = 1_000

const rowRefusals = [
  'cell-missing',
  'cell-too-long',
  'state-unknown',
  'date-unreadable',
  'date-in-future',
  'year-differs',
  'source-missing',
  'agency-unknown',
  'appeal-unknown',
  'conviction-quashed',
  'not-a-conviction',
  'forfeiture-only',
] as const

export type RowRefusal = (typeof rowRefusals)[number]

/** Reads one row by the names of its columns, and says every reason why it cannot be in the archive. */
export function readConviction(
  cells: Readonly<Record<string, string>>,
  now: Date,
): { conviction: ImportedConviction } | { refusals: RowRefusal[] } {
  const cell = (name: string) => (cells[name] ?? '').normalize('NFC').replace(/\s+/g, ' ').trim()
  const refusals = refusalsOf(cell, now)
  if (refusals.length > 0) return { refusals }
  const texts = Object.fromEntries(archiveColumns.map((name) => [name, cell(name)])) as Record<
    Exclude<keyof ImportedConviction, 'year' | 'appealStatus'> | 'agency',
    string
  >
  const { agency: _, ...rest } = texts
  const appealStatus = appealStatuses.find((each) => each === cell('appealStatus')) ?? 'none_known'
  return { conviction: { ...rest, appealStatus, year: Number(cell('year')) } }
}

function refusalsOf(cell: (name: string) => string, now: Date): RowRefusal[] {
  const needed = ['name', 'offense', 'courtLocation', 'sentence', 'convictionDate']
  const dates = ['convictionDate', 'appealDate', 'sourceDate', 'checkedOn'].map(cell).filter(Boolean)
  const problems = dates.map((date) => incidentDateProblem(date, now))
  const found: Record<RowRefusal, boolean> = {
    'cell-missing': needed.some((name) => cell(name) === ''),
    'cell-too-long': archiveColumns.some((name) => cell(name).length > longestCell),
    'state-unknown': !isState(cell('state')),
    'date-unreadable': problems.includes('not-a-date'),
    'date-in-future': problems.includes('in-the-future'),
    'year-differs': cell('year') !== cell('convictionDate').slice(0, 4),
    'source-missing': !isWebAddress(cell('sourceUrl')),
    'agency-unknown': !['', archiveAgency].includes(cell('agency')),
    'appeal-unknown': !['', 'quashed', ...appealStatuses].includes(cell('appealStatus') as AppealStatus),
    'conviction-quashed': cell('appealStatus') === 'quashed',
    'not-a-conviction': nothingDecided.test(cell('sentence')) || nothingDecided.test(cell('offense')),
    'forfeiture-only': /forfeit/i.test(cell('sentence')) && !penalty.test(cell('sentence')),
  }
  return (Object.keys(found) as RowRefusal[]).filter((refusal) => found[refusal])
}

const nothingDecided =
  /\b(arrest(ed)?|arraign(ed|ment)?|remand(ed)?|detained|awaiting|on trial|on bail|granted bail|acquitt(ed|al)|discharged|struck out|nolle prosequi|charged)\b/i
const penalty =
  /\b(years?|months?|weeks?|days?|life|imprison(ed|ment)?|prison|jail(ed)?|fined?|death|community service|hard labour|caution(ed)?|probation)\b/i

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/.]+\.\S+$/i.test(text) && URL.canParse(text)
}
