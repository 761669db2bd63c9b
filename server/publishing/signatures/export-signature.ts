import { NotFound } from '#domain/errors.ts'
import type { PasskeyParts } from '#receipts/signatures/signed-decision.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { signaturesOf } from './signature-queries.ts'

/** One signature in all its parts, as JSON that `verify-signature.ts` reads; for staff. @throws SignInNeeded, NotFound */
export const exportSignature = useCaseOn(
  'report.signature',
  reportInReach,
  async ({ application, report }, _id: string, signatureId: string): Promise<string> => {
    const { queries } = application.database
    const { id, referenceNumber, erasedOn } = report.row
    const row = (await signaturesOf(queries, id)).find((each) => each.id === identifier(signatureId))
    if (!row) throw new NotFound()
    const names = await usernamesOf(queries, [row.signedBy])
    // A source can have the text erased: the signature stays, and what it is of is gone.
    const opened =
      erasedOn === null
        ? reportKeyOf(application, report).open(`signature:${row.id}`, row.sealedDecision)
        : { nonce: null, decision: null }
    const parts: PasskeyParts = {
      algorithm: row.algorithm,
      credentialId: row.credentialId.toString('base64url'),
      publicKey: row.publicKey.toString('base64url'),
      authenticatorData: row.authenticatorData.toString('base64url'),
      clientDataJSON: row.clientDataJson.toString('base64url'),
      signature: row.signature.toString('base64url'),
    }
    const file = {
      ...{ format: 'fitila-signed-decision-1', site: application.publicUrl },
      ...{ signedBy: names.get(row.signedBy) ?? null, signedOn: row.signedOn },
      ...{ act: row.act, reference: referenceNumber, digest: row.digest.toString('base64url') },
      ...{ ...parts, sha256: row.sha256, ...Object(opened) },
    }
    return `${JSON.stringify(file, null, 2)}\n`
  },
)
