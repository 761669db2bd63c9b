import { inArray } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Transaction } from '#server/database/open-database.ts'
import { publicJudgements, publicReports } from '#server/database/schema.ts'
import type { Side } from '#server/judgements/judgement-queries.ts'
import { isJudged, openJudgement, type ProposedJudgement } from '#server/judgements/proposed-judgement.ts'
import { publicRecords } from '#server/judgements/public-records.ts'
import type { Effect } from './effect.ts'

/** The pages about the two are joined. `decide` has asked whether both are within reach of who confirms. */
export const judgementEffect: Effect = {
  async count({ application, unit, proposal, by, now }) {
    const judgement = openJudgement(application, proposal)
    const { about, ground, restsOn, first, second } = judgement
    await holdReports(unit.queries, [first, second])
    await refuseChanged(unit.queries, judgement)
    if (await isJudged(unit.queries, judgement)) throw new RuleBroken('judged-already')
    await unit.queries.insert(publicJudgements).values({
      ...{ id: proposal.subjectId, about, ground, restsOn, judgedOn: dayInNigeria(now) },
      ...{ firstReport: reportIn(first), firstConviction: convictionIn(first), firstKey: first.key },
      ...{ secondReport: reportIn(second), secondConviction: convictionIn(second), secondKey: second.key },
    })
    const { subjectId } = proposal
    await unit.record(by, { kind: 'judgement.made', subjectId, detail: { about } })
  },
  async end({ unit, proposal: { subjectId }, by }, outcome) {
    await unit.record(by, { kind: 'judgement.ended', subjectId, detail: { outcome } })
  },
}

// A retraction changes this row, and only after it holds what every proposal holds: no circle of locks.
async function holdReports(queries: Transaction, sides: readonly Side[]): Promise<void> {
  const ids = sides.filter(({ kind }) => kind === 'report').map(({ id }) => id)
  if (ids.length === 0) return
  await queries
    .select({ id: publicReports.reportId })
    .from(publicReports)
    .where(inArray(publicReports.reportId, ids))
    .orderBy(publicReports.reportId)
    .for('share')
}

/** Who confirmed has read what the records said then, and no other names. @throws RuleBroken 'proposal-ended' */
async function refuseChanged(
  queries: Transaction,
  { about, first, second }: ProposedJudgement,
): Promise<void> {
  const records = await publicRecords(queries, { ids: [first.id, second.id] })
  const isNamed = ({ id, key }: Side) =>
    records
      .find((record) => record.id === id)
      ?.mentions.some((mention) => mention.about === about && mention.key === key)
  if (!isNamed(first) || !isNamed(second)) throw new RuleBroken('proposal-ended')
}

function reportIn({ kind, id }: Side): string | null {
  return kind === 'report' ? id : null
}

function convictionIn({ kind, id }: Side): string | null {
  return kind === 'conviction' ? id : null
}
