import { RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { takeChallengeIn } from '#server/access/factors/session-challenge.ts'
import { knownSession } from '#server/access/raise-session.ts'
import { decisionSignatures } from '#server/database/schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { checkSignature } from '#server/publishing/signatures/check-signature.ts'
import { type Confirmed, confirmHeld, decide } from '../decide-proposal.ts'
import { isSignedStep } from './proposal-signature-queries.ts'
import { proposalToSign } from './proposal-to-sign.ts'

/**
 * Keeps the signature of a member's passkey under what they proposed; or confirms what a colleague proposed and keeps the signature under
 * that, both or neither.
 *
 * @param input `passkey`, what the browser answered
 * @throws as `confirmProposal`, and RuleBroken 'nothing-to-sign', 'signed-already', 'signature-wrong'
 */
export const signProposal = useCase(
  'proposal.sign',
  (
    { application, actor },
    id: string,
    token: string | null,
    { passkey }: Input,
  ): Promise<Confirmed | 'signed'> =>
    decide(application, actor, id, async (decided) => {
      const { unit, proposal } = decided
      const step = proposal.proposedBy === actor.id ? 'proposed' : 'confirmed'
      if (step === 'confirmed' && proposal.state === 'agreed') throw new RuleBroken('nothing-to-sign')
      if (await isSignedStep(unit.queries, proposal, step)) throw new RuleBroken('signed-already')
      // Within the transaction: a second connection beside the one that is held could leave none for others.
      const session = await knownSession(application, token, unit.queries)
      if (session?.userId !== actor.id) throw new SignInNeeded()
      const nonce = await takeChallengeIn(application, unit.queries, session.id)
      if (!nonce) throw new RuleBroken('signature-wrong')
      // As it is held now, before its end empties it.
      const found = proposalToSign(application, proposal, { step, nonce })
      if (!found) throw new RuleBroken('nothing-to-sign')
      const { signed, decision } = found
      const asked = { memberId: actor.id, signed, answer: String(passkey ?? '') }
      const kept = await checkSignature(application, unit.queries, asked)
      const confirmed = step === 'confirmed' ? await confirmHeld(decided, actor) : 'signed'
      await unit.queries.insert(decisionSignatures).values({
        ...{ ...kept, proposalId: proposal.id, act: signed.act },
        sealedDecision: application.vault.seal(`signature:${kept.id}`, { nonce, decision }),
      })
      const detail = { act: signed.act, sha256: kept.sha256 }
      await unit.record(actor, { kind: 'proposal.signed', subjectId: proposal.id, detail })
      return confirmed
    }),
)
