import type { PasskeyParts } from '@fitila/receipts/signatures/signed-decision'
import type { SignatureRow } from './signature-queries.ts'

type Around = {
  site: string
  /** Null when that account is gone. */
  signedBy: string | null
  /** The number of the report, or of the proposal. */
  reference: string
  /** The decision with its random bytes. */
  opened: unknown
}

/** One signature in all its parts, as JSON that `verify-signature.ts` reads. */
export function signatureFile(row: SignatureRow, { site, signedBy, reference, opened }: Around): string {
  const parts: PasskeyParts = {
    algorithm: row.algorithm,
    credentialId: row.credentialId.toString('base64url'),
    publicKey: row.publicKey.toString('base64url'),
    authenticatorData: row.authenticatorData.toString('base64url'),
    clientDataJSON: row.clientDataJson.toString('base64url'),
    signature: row.signature.toString('base64url'),
  }
  const file = {
    ...{ format: 'fitila-signed-decision-1', site, signedBy, signedOn: row.signedOn },
    ...{ act: row.act, reference, digest: row.digest.toString('base64url') },
    ...{ ...parts, sha256: row.sha256, ...Object(opened) },
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
