import { isRefusal } from '#domain/errors.ts'
import type { JudgementGround } from '#domain/judgements/grounds.ts'
import type { NamedKind } from '#domain/judgements/mentions.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import type { Queries } from '#server/database/open-database.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { type JudgementRow, newestJudgements, sidesOf } from './judgement-queries.ts'
import { type NamedSide, namedSides } from './named-sides.ts'
import { refuseBeyondReach } from './refuse-beyond-reach.ts'

/** A judgement as everyone reads it: what it joins and what it rests on, and not by whom. */
export type ShownJudgement = {
  id: string
  about: NamedKind
  ground: JudgementGround
  restsOn: string
  judgedOn: Day
  sides: NamedSide[]
}

const most = 50

/** The newest for staff. One with a report that is the actor's own, or in which they declared an interest, is left out. */
export const listJudgements = useCase(
  'judgement.list',
  async ({ application, actor }): Promise<ShownJudgement[]> => {
    const { queries } = application.database
    const rows = await newestJudgements(queries, most)
    const within: JudgementRow[] = []
    for (const row of rows) {
      try {
        await refuseBeyondReach(application, queries, actor, sidesOf(row))
        within.push(row)
      } catch (error) {
        if (!isRefusal(error)) throw error
      }
    }
    return presentJudgements(queries, within)
  },
)

export function presentJudgements(
  queries: Queries,
  rows: readonly JudgementRow[],
): Promise<ShownJudgement[]> {
  return Promise.all(
    rows.map(async (row) => {
      const { id, about, ground, restsOn, judgedOn } = row
      return { id, about, ground, restsOn, judgedOn, sides: await namedSides(queries, about, sidesOf(row)) }
    }),
  )
}
