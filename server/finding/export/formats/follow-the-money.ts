import { createHash } from 'node:crypto'
import type { PublicCard } from '../../present-cards.ts'
import type { ListExport } from '../export-list.ts'
import { addressOf, type Site } from '../export-row.ts'

type Entity = { id: string; schema: string; properties: Record<string, string[]> }

/**
 * Entities of FollowTheMoney, a line each. A person of a report is one entity for each report: that two reports name one person is
 * for a reader to find out. No entity has a topic, because an allegation makes no one a criminal. The last line says how many
 * rows there were.
 */
export async function* followTheMoneyOf(
  { about, cards }: ListExport,
  { publicUrl, words }: Site,
): AsyncGenerator<string> {
  const log = about.log ? `${about.log.day} ${about.log.root}` : words.noLog
  const told = [words.notice, words.duty, `${words.log}: ${log}`, `${words.filters}: ${about.filters}`]
  yield lineOf(
    note('about', { name: 'Fitila', description: [...told, `${words.search}: ${about.search}`].join('\n') }),
  )
  let step = await cards.next()
  while (!step.done) {
    yield entitiesOf(step.value, publicUrl, words.notice).map(lineOf).join('')
    step = await cards.next()
  }
  const { rows, isWhole } = step.value
  yield lineOf(
    note('end', { name: 'End of the file', description: `${rows} rows, ${isWhole ? 'whole' : 'cut'}` }),
  )
}

function entitiesOf(card: PublicCard, publicUrl: string, notice: string): Entity[] {
  const sourceUrl = addressOf(card, publicUrl)
  return card.kind === 'archive' ? ofConviction(card, sourceUrl) : ofReport(card, sourceUrl, notice)
}

function ofReport(
  card: Extract<PublicCard, { kind: 'report' }>,
  sourceUrl: string,
  notice: string,
): Entity[] {
  const { id, referenceNumber: name, personName, position, excerpt, correctionNotice, status } = card
  const person = idOf(`person of report ${id}`)
  const facts = [
    card.wrongKind && `Kind of wrong: ${card.wrongKind}`,
    card.verificationMethod && `Verified by: ${card.verificationMethod}`,
    card.disputedOn && `Disputed since ${card.disputedOn}`,
  ]
  const report = note(`report ${id}`, {
    ...{ name, sourceUrl, publisher: 'Fitila', entity: personName ? person : '' },
    description: [status, excerpt, ...facts, correctionNotice, notice].filter(Boolean).join('\n'),
    ...{ createdAt: card.publishedAt, modifiedAt: card.changedAt ?? '' },
  })
  if (!personName) return [report]
  const properties = { name: personName, position: position ?? '', country: 'ng', sourceUrl }
  return [entity(person, 'Person', properties), report]
}

function ofConviction(card: Extract<PublicCard, { kind: 'archive' }>, sourceUrl: string): Entity[] {
  const { referenceNumber, name, offense, courtLocation, sentence, convictionDate } = card
  const [person, court] = [idOf(`person of ${referenceNumber}`), idOf(`case ${referenceNumber}`)]
  return [
    entity(person, 'Person', { name, country: 'ng', sourceUrl }),
    entity(court, 'CourtCase', {
      ...{ name: offense, caseNumber: referenceNumber, court: courtLocation, closeDate: convictionDate },
      ...{ status: 'convicted', sourceUrl, country: 'ng' },
    }),
    entity(idOf(`party ${referenceNumber}`), 'CourtCaseParty', {
      ...{ party: person, case: court, role: 'defendant', status: sentence, date: convictionDate },
    }),
  ]
}

function note(key: string, properties: Record<string, string>): Entity {
  return entity(idOf(key), 'Note', properties)
}

function entity(id: string, schema: string, properties: Record<string, string>): Entity {
  const given = Object.entries(properties).filter(([, value]) => value !== '')
  return { id, schema, properties: Object.fromEntries(given.map(([name, value]) => [name, [value]])) }
}

// SHA-1, as the tools of FollowTheMoney make their ids. Nothing secret depends on it.
function idOf(key: string): string {
  return createHash('sha1').update(`fitila:${key}`).digest('hex')
}

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`
}
