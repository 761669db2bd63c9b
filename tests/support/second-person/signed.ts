import { decisionSignatures } from '#server/database/schema.ts'
import { beginSignature } from '#server/publishing/signatures/begin-signature.ts'
import { signDecision } from '#server/publishing/signatures/sign-decision.ts'
import { publicReport } from '../public-report.ts'
import type { TestApplication } from '../test-application.ts'
import { withApplication } from '../with-application.ts'
import { type WithPasskey, withPasskey } from './with-passkey.ts'

/** A public report that an officer with a passkey approved. */
export async function approved() {
  const application = await withApplication()
  const report = await publicReport(application)
  const signer = await withPasskey(application, report.officer)
  return { application, report, signer }
}

export async function sign(application: TestApplication, { person, key, token }: WithPasskey, id: string) {
  const { options } = await beginSignature(application, person, id, token)
  await signDecision(application, person, id, token, { passkey: key.answer(options, true) })
}

export function signaturesIn({ database }: TestApplication) {
  return database.queries.select().from(decisionSignatures)
}
