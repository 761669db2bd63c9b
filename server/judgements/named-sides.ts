import { type NamedKind, slugOf } from '#domain/judgements/mentions.ts'
import type { Queries } from '#server/database/open-database.ts'
import type { Side } from './judgement-queries.ts'
import { publicRecords } from './public-records.ts'

/** A side of a judgement as people read it. */
export type NamedSide = {
  kind: 'report' | 'conviction'
  /** Of the report, for its page; a conviction has its number. */
  id: string
  referenceNumber: string
  name: string
  slug: string
}

/** Those that still say it. */
export async function namedSides(
  queries: Queries,
  about: NamedKind,
  sides: readonly Side[],
): Promise<NamedSide[]> {
  const records = new Map(
    (await publicRecords(queries, { ids: sides.map(({ id }) => id) })).map((record) => [record.id, record]),
  )
  return sides.flatMap(({ kind, id, key }) => {
    const record = records.get(id)
    const named = record?.mentions.find((mention) => mention.about === about && mention.key === key)
    return record && named
      ? [{ kind, id, referenceNumber: record.referenceNumber, name: named.shown, slug: slugOf(key) }]
      : []
  })
}
