import { desc, inArray } from 'drizzle-orm'
import { NotFound } from '#domain/errors.ts'
import { type NamedKind, slugOf } from '#domain/judgements/mentions.ts'
import type { Queries } from '#server/database/open-database.ts'
import { publicCorrections } from '#server/database/schema.ts'
import { type PublicCard, presentCards } from '#server/finding/present-cards.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { type LogEntry, presentEntries } from '#server/publishing/corrections/list-corrections.ts'
import { joinedWith, judgementsOf, type Side, sidesOf } from './judgement-queries.ts'
import { presentJudgements, type ShownJudgement } from './list-judgements.ts'
import { publicRecordOf } from './public-records.ts'

/** What is known in public of a person, an office or a company: one record, and those that two members of the staff joined with it. */
export type JoinedPage = {
  about: NamedKind
  referenceNumber: string
  /** As the record says it whose page this is. */
  name: string
  cards: PublicCard[]
  corrections: LogEntry[]
  /** Why the records are together. Empty where there is one. */
  judgements: ShownJudgement[]
}

type Asked = { about: NamedKind; number: string; slug?: string }

const mostCorrections = 50

/**
 * The page about what a public record names. Names are compared by nothing: without a judgement it has one record.
 *
 * @throws NotFound for what is not public, and for what the record does not name
 */
export const showJoined = openUseCase(
  'public.read',
  async ({ application }, { about, number, slug }: Asked): Promise<JoinedPage> => {
    const { queries } = application.database
    const record = await publicRecordOf(queries, number)
    const named = record?.mentions.find(
      (mention) => mention.about === about && (about !== 'company' || slugOf(mention.key) === slug),
    )
    if (!record || !named) throw new NotFound()
    const joined = await joinedWith(queries, about, { id: record.id, key: named.key })
    const others = joined.map(({ id }) => id).filter((id) => id !== record.id)
    const ids = [record.id, ...new Set(others)]
    const isJoined = (side: Side) => joined.some(({ id, key }) => side.id === id && side.key === key)
    const judgements = (await judgementsOf(queries, ids)).filter(
      (row) => row.about === about && sidesOf(row).every(isJoined),
    )
    const hits = ids.map((id) => ({ id, listedAt: application.now(), credibility: 0 }))
    return {
      ...{ about, referenceNumber: record.referenceNumber, name: named.shown },
      cards: await presentCards(queries, hits, []),
      corrections: await correctionsIn(queries, ids),
      judgements: await presentJudgements(queries, judgements),
    }
  },
)

async function correctionsIn(queries: Queries, ids: readonly string[]): Promise<LogEntry[]> {
  const rows = await queries
    .select()
    .from(publicCorrections)
    .where(inArray(publicCorrections.reportId, [...ids]))
    .orderBy(desc(publicCorrections.publishedAt), desc(publicCorrections.id))
    .limit(mostCorrections)
  return presentEntries(rows)
}
