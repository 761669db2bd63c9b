import { searchedFields } from '#domain/finding/search-text.ts'
import type { Compared } from '#server/finding/folders/compare-entries.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'

export type ComparedRow = { name: string; texts: [string, string]; isSame: boolean }

type Texts = Pick<
  Words,
  'comparison' | 'advancedSearch' | 'methods' | 'sectorNames' | 'kindTitles' | 'statuses'
>

/** Each part that at least one side has, with the texts of both. Made in the loader. */
export function comparedRows(sides: readonly [Compared, Compared], texts: Texts): ComparedRow[] {
  const [one, other] = sides.map((side) => partsOf(side, texts))
  const names = [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])]
  return names.flatMap((name) => {
    const [left, right] = [one?.get(name) ?? '', other?.get(name) ?? '']
    return left === '' && right === '' ? [] : [{ name, texts: [left, right], isSame: left === right }]
  })
}

function partsOf({ card, text }: Compared, texts: Texts): Map<string, string> {
  const { comparison: words, advancedSearch } = texts
  if (card.kind === 'archive')
    return new Map([
      [advancedSearch.fields.personName, card.name],
      [advancedSearch.facet.state, card.state],
      [words.published, dayOf(card.convictionDate)],
      [words.offence, card.offense],
      [words.court, card.courtLocation],
      [words.sentence, card.sentence],
    ])
  const fields = searchedFields.map((field) => [advancedSearch.fields[field], text?.[field] ?? ''] as const)
  const isListed = (name: string) =>
    name === advancedSearch.fields.personName || name === advancedSearch.fields.position
  return new Map([
    ...fields.filter(([name]) => isListed(name)),
    [words.status, texts.statuses[card.status]],
    [advancedSearch.facet.kind, card.wrongKind ? texts.kindTitles[card.wrongKind] : ''],
    [advancedSearch.facet.sector, card.sector ? texts.sectorNames[card.sector] : ''],
    [advancedSearch.facet.state, card.state ?? ''],
    [words.published, dayOf(card.publishedAt)],
    [words.method, card.verificationMethod ? texts.methods[card.verificationMethod] : ''],
    [words.credibility, card.credibilityRating === null ? '' : String(card.credibilityRating)],
    [words.disputed, card.disputedOn ? dayOf(card.disputedOn) : ''],
    ...fields.filter(([name]) => !isListed(name)),
    [words.notice, card.correctionNotice ?? ''],
  ])
}
