import type { Words } from '#words/words.ts'
import type { PublicCard } from '../present-cards.ts'
import type { ListExport } from './export-list.ts'

export type FileWords = Words['exportFile']
export type Site = { publicUrl: string; words: FileWords }

/** What a file is, before its rows: for a table, a line each. */
export function aboutOf(
  { madeOn, filters, search, log, most }: ListExport['about'],
  words: FileWords,
): string[][] {
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

/** The columns of a table, in its order. */
export const columns = [
  ...(['number', 'kind', 'status', 'address', 'person', 'position', 'wrong', 'sector', 'state'] as const),
  ...(['published_on', 'verified_by', 'credibility', 'disputed_since', 'corrected_on'] as const),
  ...(['changed_on', 'retracted_on', 'notice', 'amounts', 'excerpt', 'offence', 'court'] as const),
  ...(['sentence', 'appeal', 'is_sample'] as const),
]
export type Column = (typeof columns)[number]

const nothing = Object.fromEntries(columns.map((column) => [column, ''])) as Record<Column, string>

export function rowOf(card: PublicCard, publicUrl: string): Record<Column, string> {
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

export function addressOf({ kind, id, referenceNumber }: PublicCard, publicUrl: string): string {
  return kind === 'report' ? `${publicUrl}/reports/${id}` : `${publicUrl}/archive/${referenceNumber}`
}
