import type { Person } from '#domain/actor.ts'
import { isRefusal } from '#domain/errors.ts'
import type { JudgementGround } from '#domain/judgements/grounds.ts'
import type { NamedKind } from '#domain/judgements/mentions.ts'
import { type NamedSide, namedSides } from '#server/judgements/named-sides.ts'
import { openJudgement } from '#server/judgements/proposed-judgement.ts'
import { refuseBeyondReach } from '#server/judgements/refuse-beyond-reach.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ProposalRow } from './proposal-queries.ts'

export type JudgementSubject = {
  kind: 'judgement'
  about: NamedKind
  ground: JudgementGround
  restsOn: string
  sides: NamedSide[]
}

/** Null where one of its reports is the actor's own, or they declared an interest in it. */
export async function judgementSubject(
  application: Application,
  actor: Person,
  row: ProposalRow,
): Promise<JudgementSubject | null> {
  if (!row.sealedPayload) return null
  const { queries } = application.database
  const { about, ground, restsOn, first, second } = openJudgement(application, row)
  try {
    await refuseBeyondReach(application, queries, actor, [first, second])
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
  return {
    kind: 'judgement',
    about,
    ground,
    restsOn,
    sides: await namedSides(queries, about, [first, second]),
  }
}
