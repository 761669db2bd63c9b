import { NotFound } from '#domain/errors.ts'
import { transact } from '#server/events/transact.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { deleteJudgements, lockJudgement, sidesOf } from './judgement-queries.ts'
import { refuseBeyondReach } from './refuse-beyond-reach.ts'

/**
 * Takes a judgement back: the pages are apart from this moment. One member is enough, because what is wrongly apart accuses no one. To
 * join them again takes two.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'own-report', 'conflict-of-interest', 'confirmation-needed'
 */
export const undoJudgement = useCase(
  'judgement.undo',
  async ({ application, actor }, id: string): Promise<void> =>
    transact(application, async (unit) => {
      const row = await lockJudgement(unit.queries, identifier(id))
      if (!row) throw new NotFound()
      await refuseBeyondReach(application, unit.queries, actor, sidesOf(row))
      await deleteJudgements(unit.queries, [row.id])
      const detail = { about: row.about }
      await unit.record(actor, { kind: 'judgement.undone', subjectId: row.id, detail })
    }),
)
