import { challengeOf } from '@fitila/receipts/signatures/signed-decision'
import { NotFound, RuleBroken, SignInNeeded } from '#domain/errors.ts'
import type { SignedStep } from '#domain/proposals/signed-steps.ts'
import { hasPasskey, optionsFor } from '#server/access/factors/passkeys.ts'
import { newChallenge } from '#server/access/factors/session-challenge.ts'
import { knownSession } from '#server/access/raise-session.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { listProposals } from '../list-proposals.ts'
import { findProposal } from '../proposal-queries.ts'
import { isSignedStep } from './proposal-signature-queries.ts'
import { proposalToSign } from './proposal-to-sign.ts'

/**
 * What a member would sign of a proposal that waits, and what the browser needs to ask their passkey. Who proposed it signs that; a second
 * person confirms by signing. The session keeps the random bytes for five minutes.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'nothing-to-sign', 'signed-already', 'passkey-needed'
 */
export const beginProposalSignature = useCase(
  'proposal.sign',
  async ({ application, actor }, id: string, token: string | null) => {
    const { queries } = application.database
    const row = await findProposal(queries, identifier(id))
    const listed = (await listProposals(application, actor)).find((each) => each.id === row?.id)
    if (!row || !listed) throw new NotFound()
    const step: SignedStep | null = listed.isMine ? 'proposed' : listed.mayConfirm ? 'confirmed' : null
    if (!step) throw new RuleBroken('nothing-to-sign')
    if (await isSignedStep(queries, row, step)) throw new RuleBroken('signed-already')
    if (!(await hasPasskey(queries, actor.id))) throw new RuleBroken('passkey-needed')
    const session = await knownSession(application, token)
    if (!session) throw new SignInNeeded()
    const nonce = Buffer.from(await newChallenge(application, session.id)).toString('base64url')
    const found = proposalToSign(application, row, { step, nonce })
    if (!found) throw new RuleBroken('nothing-to-sign')
    const challenge = challengeOf(found.signed)
    const options = await optionsFor(application, actor.id, { challenge, userVerification: 'required' })
    return { proposal: listed, step, options }
  },
)
