import { writeCsv } from '#domain/archive/csv.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import type { PublicCard } from '../present-cards.ts'
import type { ListExport } from './export-list.ts'

export const exportFormats = ['csv', 'jsonl'] as const
export type ExportFormat = (typeof exportFormats)[number]

type FileWords = Words['exportFile']

/** A file, piece by piece: what it is, its rows in the order of the list, and at its end whether it is whole. */
export function writeExport(
  format: ExportFormat,
  exported: ListExport,
  site: { publicUrl: string; words: FileWords },
): AsyncGenerator<string> {
  return format === 'csv' ? csvOf(exported, site) : linesOf(exported, site)
}

type Site = { publicUrl: string; words: FileWords }

// A byte order mark, because spreadsheets take UTF-8 for another script without one.
async function* csvOf({ about, cards }: ListExport, { publicUrl, words }: Site): AsyncGenerator<string> {
  const told = aboutOf(about, words)
  yield `\uFEFF${writeCsv([...told, [], columns])}`
  let step = await cards.next()
  while (!step.done) {
    const row = rowOf(step.value, publicUrl)
    yield writeCsv([columns.map((column) => row[column])])
    step = await cards.next()
  }
  const { rows, isWhole } = step.value
  yield writeCsv([[], [isWhole ? fill(words.whole, { rows }) : fill(words.cut, { rows })]])
}

/** JSON lines: the first tells what the file is, the last how many rows there were. */
async function* linesOf({ about, cards }: ListExport, { publicUrl, words }: Site): AsyncGenerator<string> {
  yield lineOf({ kind: 'about', ...about, notice: words.notice, duty: words.duty })
  let step = await cards.next()
  while (!step.done) {
    const { matches: _, ...card } = step.value
    yield lineOf({ ...card, address: addressOf(step.value, publicUrl) })
    step = await cards.next()
  }
  yield lineOf({ kind: 'end', ...step.value })
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`
}

function aboutOf({ madeOn, filters, search, log, most }: ListExport['about'], words: FileWords): string[][] {
  return [
    [words.notice],
    [words.duty],
    [words.madeOn, madeOn],
    [words.filters, filters === '' ? words.noFilters : filters],
    [words.search, search === '' ? words.noSearch : search],
    [words.log, log ? `${log.day} ${log.root}` : words.noLog],
    [words.most, String(most)],
  ]
}

const columns = [
  ...(['number', 'kind', 'status', 'address', 'person', 'position', 'wrong', 'sector', 'state'] as const),
  ...(['published_on', 'verified_by', 'credibility', 'disputed_since', 'corrected_on'] as const),
  ...(['changed_on', 'retracted_on', 'notice', 'amounts', 'excerpt', 'offence', 'court'] as const),
  ...(['sentence', 'appeal', 'is_sample'] as const),
]
type Column = (typeof columns)[number]

const nothing = Object.fromEntries(columns.map((column) => [column, ''])) as Record<Column, string>

function rowOf(card: PublicCard, publicUrl: string): Record<Column, string> {
  const { kind, referenceNumber: number } = card
  const row = { ...nothing, kind, number, address: addressOf(card, publicUrl), state: card.state ?? '' }
  if (kind === 'archive')
    return {
      ...row,
      ...{ status: 'convicted', person: card.name, published_on: card.convictionDate },
      ...{ offence: card.offense, court: card.courtLocation, sentence: card.sentence },
      ...{ appeal: card.appealStatus, is_sample: card.isSample ? 'invented' : '' },
    }
  return {
    ...row,
    ...{ status: card.status, person: card.personName ?? '', position: card.position ?? '' },
    ...{
      wrong: card.wrongKind ?? '',
      sector: card.sector ?? '',
      published_on: card.publishedAt,
      verified_by: card.verificationMethod ?? '',
    },
    credibility: card.credibilityRating === null ? '' : String(card.credibilityRating),
    ...{ disputed_since: card.disputedOn ?? '', corrected_on: card.correctedAt ?? '' },
    ...{ changed_on: card.changedAt ?? '', retracted_on: card.retractedAt ?? '' },
    ...{ notice: card.correctionNotice ?? '', excerpt: card.excerpt ?? '' },
    amounts: card.amounts.map(({ currency, units }) => `${currency} ${units}`).join('; '),
  }
}

function addressOf({ kind, id, referenceNumber }: PublicCard, publicUrl: string): string {
  return kind === 'report' ? `${publicUrl}/reports/${id}` : `${publicUrl}/archive/${referenceNumber}`
}
