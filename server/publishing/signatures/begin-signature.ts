import { challengeOf, digestOfDecision } from '@fitila/receipts/signatures/signed-decision'
import { RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { hasPasskey, optionsFor } from '#server/access/factors/passkeys.ts'
import { newChallenge } from '#server/access/factors/session-challenge.ts'
import { knownSession } from '#server/access/raise-session.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { decisionToSign } from './decision-to-sign.ts'
import { isSigned } from './signature-queries.ts'

/**
 * What a member would sign, and what the browser needs to ask their passkey. The session keeps the random bytes of the digest for five
 * minutes.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'nothing-to-sign', 'signed-already', 'passkey-needed'
 */
export const beginSignature = useCaseOn(
  'report.sign',
  reportInReach,
  async ({ application, actor, report }, _id: string, token: string | null) => {
    const { queries } = application.database
    const found = await decisionToSign({ application, queries, report, memberId: actor.id })
    if (!found) throw new RuleBroken('nothing-to-sign')
    const { decision, eventId, ...seen } = found
    if (await isSigned(queries, eventId)) throw new RuleBroken('signed-already')
    if (!(await hasPasskey(queries, actor.id))) throw new RuleBroken('passkey-needed')
    const session = await knownSession(application, token)
    if (!session) throw new SignInNeeded()
    const nonce = Buffer.from(await newChallenge(application, session.id)).toString('base64url')
    const { id, referenceNumber } = report.row
    const digest = digestOfDecision(nonce, decision)
    const challenge = challengeOf({ act: seen.act, reference: referenceNumber, digest })
    const options = await optionsFor(application, actor.id, { challenge, userVerification: 'required' })
    return { id, referenceNumber, ...seen, options }
  },
)
