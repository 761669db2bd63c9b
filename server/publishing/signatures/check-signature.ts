import { challengeOf, hashOfSignature, type SignedAct } from '@fitila/receipts/signatures/signed-decision'
import { RuleBroken } from '#domain/errors.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { checkAnswer } from '#server/access/factors/passkeys.ts'
import type { Transaction } from '#server/database/open-database.ts'
import type { Application } from '#server/kernel/application.ts'
import { signedParts } from './signed-parts.ts'

type Asked = { memberId: string; signed: SignedAct; answer: string }

/** Whether one of this member's passkeys signed this act, and what is kept of it. @throws RuleBroken 'signature-wrong' */
export async function checkSignature(
  application: Application,
  queries: Transaction,
  { memberId, signed, answer }: Asked,
) {
  const challenge = Buffer.from(challengeOf(signed)).toString('base64url')
  const question = { userId: memberId, challenge, requireUserVerification: true }
  const checked = await checkAnswer(application, queries, question, answer)
  if (!checked) throw new RuleBroken('signature-wrong')
  const parts = await signedParts(checked.key, checked.response)
  return {
    id: application.randomness.uuid(),
    ...{ signedBy: memberId, signedOn: dayInNigeria(application.now()) },
    ...{ algorithm: parts.algorithm, credentialId: bytesOf(parts.credentialId) },
    ...{ publicKey: bytesOf(parts.publicKey), authenticatorData: bytesOf(parts.authenticatorData) },
    ...{ clientDataJson: bytesOf(parts.clientDataJSON), signature: bytesOf(parts.signature) },
    ...{ digest: bytesOf(signed.digest), sha256: hashOfSignature(signed, parts) },
  }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
