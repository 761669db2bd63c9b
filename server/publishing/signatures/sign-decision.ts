import { digestOfDecision, type SignedAct } from '@fitila/receipts/signatures/signed-decision'
import type { Person } from '#domain/actor.ts'
import { RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { takeChallengeIn } from '#server/access/factors/session-challenge.ts'
import { knownSession } from '#server/access/raise-session.ts'
import { decisionSignatures } from '#server/database/schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { isActiveMember } from '#server/proposals/staff-members.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { type HeldReport, reportHeld } from '#server/reports/report-reach.ts'
import { checkSignature } from './check-signature.ts'
import { type DecisionToSign, decisionToSign } from './decision-to-sign.ts'
import { isSigned } from './signature-queries.ts'

/**
 * Keeps the signature of a member's passkey under their newest decision on a report. The decision was taken before, and changes by
 * nothing of this.
 *
 * @param input `passkey`, what the browser answered
 * @throws SignInNeeded, NotFound, RuleBroken 'nothing-to-sign', 'signed-already', 'signature-wrong'
 */
export const signDecision = useCaseOn(
  'report.sign',
  reportHeld,
  async ({ application, actor, report, unit }, _id: string, token: string | null, { passkey }: Input) => {
    // Within the transaction: a second connection beside the one that is held could leave none for others.
    const session = await knownSession(application, token, unit.queries)
    if (session?.userId !== actor.id) throw new SignInNeeded()
    // The actor was read before the lock: a colleague may have suspended them since.
    if (!(await isActiveMember(unit.queries, actor.id))) throw new RuleBroken('access-denied')
    const found = await decisionToSign({ application, queries: unit.queries, report, memberId: actor.id })
    if (!found) throw new RuleBroken('nothing-to-sign')
    if (await isSigned(unit.queries, found.eventId)) throw new RuleBroken('signed-already')
    const nonce = await takeChallengeIn(application, unit.queries, session.id)
    if (!nonce) throw new RuleBroken('signature-wrong')
    await keep({ application, actor, report, unit, found, nonce, answer: String(passkey ?? '') })
  },
)

type Asked = HeldReport & {
  application: Application
  actor: Person
  found: DecisionToSign
  nonce: string
  answer: string
}

async function keep({ application, actor, report, unit, found, nonce, answer }: Asked): Promise<void> {
  const { id: reportId, referenceNumber: reference, status } = report.row
  const { act, eventId, decision } = found
  const signed: SignedAct = { act, reference, digest: digestOfDecision(nonce, decision) }
  const kept = await checkSignature(application, unit.queries, { memberId: actor.id, signed, answer })
  const { id, sha256 } = kept
  await unit.queries.insert(decisionSignatures).values({
    ...{ ...kept, eventId, reportId, act },
    sealedDecision: reportKeyOf(application, report).seal(`signature:${id}`, { nonce, decision }),
  })
  const { ownerId, verifierIds } = report.standing
  await unit.record(actor, {
    ...{ kind: 'report.signed', detail: { act, sha256 }, reportId, referenceNumber: reference },
    ...{ ownerId, verifierIds, statusFrom: status, statusTo: status },
  })
}
