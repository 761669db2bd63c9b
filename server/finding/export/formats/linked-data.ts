import type { PublicCard } from '../../present-cards.ts'
import type { ListExport } from '../export-list.ts'
import { addressOf, type Site } from '../export-row.ts'

/**
 * JSON-LD 1.1 with the terms of schema.org, one document that is written while it is read. A report is a `Report`, and never a
 * `ClaimReview`, which grades a claim as true or false.
 */
export async function* linkedDataOf(
  { about, cards }: ListExport,
  { publicUrl, words }: Site,
): AsyncGenerator<string> {
  const own = Object.fromEntries(ownTerms.map((term) => [term, `${publicUrl}/documentation#${term}`]))
  const head = {
    ...{ '@id': `${publicUrl}/reports?${about.filters}`, '@type': 'Dataset', name: 'Fitila' },
    ...{ dateCreated: about.madeOn, usageInfo: words.notice, conditionsOfAccess: words.duty },
    ...{ filters: about.filters, search: about.search, logRoot: about.log?.root, logDay: about.log?.day },
  }
  yield `{"@context":["https://schema.org",${JSON.stringify(own)}],"@graph":[\n${JSON.stringify(head)}`
  let step = await cards.next()
  while (!step.done) {
    yield `,\n${JSON.stringify(nodeOf(step.value, publicUrl))}`
    step = await cards.next()
  }
  yield `,\n${JSON.stringify({ '@id': '#end', ...step.value })}\n]}\n`
}

const ownTerms = [
  ...(['filters', 'search', 'logRoot', 'logDay', 'rows', 'isWhole', 'wrong', 'sector', 'state'] as const),
  ...(['verifiedBy', 'credibility', 'disputedSince', 'retractedOn', 'offence', 'court', 'sentence'] as const),
  'appeal',
] as const

function nodeOf(card: PublicCard, publicUrl: string): object {
  const address = addressOf(card, publicUrl)
  const node = { '@id': address, '@type': 'Report', url: address, identifier: card.referenceNumber }
  if (card.kind === 'archive')
    return {
      ...node,
      ...{ additionalType: 'conviction', about: { '@type': 'Person', name: card.name } },
      ...{ datePublished: card.convictionDate, state: card.state, offence: card.offense },
      ...{ court: card.courtLocation, sentence: card.sentence, appeal: card.appealStatus },
    }
  const { personName, position } = card
  return {
    ...node,
    ...{ additionalType: 'allegation', creativeWorkStatus: card.status, datePublished: card.publishedAt },
    ...(personName
      ? { about: { '@type': 'Person', name: personName, jobTitle: position ?? undefined } }
      : {}),
    ...{ abstract: card.excerpt ?? undefined, wrong: card.wrongKind ?? undefined },
    ...{ sector: card.sector ?? undefined, state: card.state ?? undefined },
    ...{ verifiedBy: card.verificationMethod ?? undefined, credibility: card.credibilityRating ?? undefined },
    ...{ disputedSince: card.disputedOn ?? undefined, dateModified: card.changedAt ?? undefined },
    ...{ retractedOn: card.retractedAt ?? undefined, correction: card.correctionNotice ?? undefined },
  }
}
