import { slugOf } from '#domain/judgements/mentions.ts'
import type { Queries } from '#server/database/open-database.ts'
import { type PublicRecord, publicRecords } from './public-records.ts'

/** For the links from a record to the pages about whom and what it names. */
export type NamedIn = {
  referenceNumber: string
  person: boolean
  office: boolean
  companies: { name: string; slug: string }[]
}

/** Null for what is not public. */
export async function namedIn(queries: Queries, recordId: string): Promise<NamedIn | null> {
  const [record] = await publicRecords(queries, { ids: [recordId] })
  return record ? linksOf(record) : null
}

export function linksOf({ referenceNumber, mentions }: PublicRecord): NamedIn {
  return {
    referenceNumber,
    person: mentions.some(({ about }) => about === 'person'),
    office: mentions.some(({ about }) => about === 'office'),
    companies: mentions.flatMap(({ about, key, shown }) =>
      about === 'company' ? [{ name: shown, slug: slugOf(key) }] : [],
    ),
  }
}
