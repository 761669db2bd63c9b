import { slugOf } from '#domain/judgements/mentions.ts'
import type { Queries } from '#server/database/open-database.ts'
import { joinedWith } from './judgement-queries.ts'
import { type PublicRecord, publicRecords } from './public-records.ts'

/** For the links from a record to the pages about whom and what it names. */
export type NamedIn = {
  referenceNumber: string
  person: boolean
  office: boolean
  companies: { name: string; slug: string }[]
  /** Other public records about the same person, where two members of staff judged so. Names are compared by nothing. */
  joined: JoinedRecord[]
}

export type JoinedRecord = { kind: 'report' | 'conviction'; id: string; number: string }

/** Null for what is not public. */
export async function namedIn(queries: Queries, recordId: string): Promise<NamedIn | null> {
  const [record] = await publicRecords(queries, { ids: [recordId] })
  return record ? linksOf(queries, record) : null
}

export async function linksOf(queries: Queries, record: PublicRecord): Promise<NamedIn> {
  const { referenceNumber, mentions } = record
  return {
    joined: await joinedByPerson(queries, record),
    referenceNumber,
    person: mentions.some(({ about }) => about === 'person'),
    office: mentions.some(({ about }) => about === 'office'),
    companies: mentions.flatMap(({ about, key, shown }) =>
      about === 'company' ? [{ name: shown, slug: slugOf(key) }] : [],
    ),
  }
}

async function joinedByPerson(queries: Queries, { id, mentions }: PublicRecord): Promise<JoinedRecord[]> {
  const person = mentions.find(({ about }) => about === 'person')
  if (!person) return []
  const sides = await joinedWith(queries, 'person', { id, key: person.key })
  const others = [...new Set(sides.map((side) => side.id))].filter((each) => each !== id)
  if (others.length === 0) return []
  const records = await publicRecords(queries, { ids: others })
  return records.map((record) => ({ kind: record.kind, id: record.id, number: record.referenceNumber }))
}
