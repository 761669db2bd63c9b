import { NotFound } from '#domain/errors.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportInReach } from '#server/reports/report-reach.ts'
import { signatureFile } from './signature-file.ts'
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
    const signedBy = names.get(row.signedBy) ?? null
    return signatureFile(row, { site: application.publicUrl, signedBy, reference: referenceNumber, opened })
  },
)
