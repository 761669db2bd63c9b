import { NotFound } from '#domain/errors.ts'
import { identifier } from '#server/input/identifier.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { signatureFile } from '#server/publishing/signatures/signature-file.ts'
import { findProposalSignature } from './proposal-signature-queries.ts'

/** One signature in all its parts, as JSON that `verify-signature.ts` reads; for those who confirm. @throws SignInNeeded, NotFound */
export const exportProposalSignature = useCase(
  'proposal.signature',
  async ({ application }, signatureId: string): Promise<string> => {
    const { queries } = application.database
    const row = await findProposalSignature(queries, identifier(signatureId))
    if (!row?.proposalId) throw new NotFound()
    const signedBy = (await usernamesOf(queries, [row.signedBy])).get(row.signedBy) ?? null
    const opened = application.vault.open(`signature:${row.id}`, row.sealedDecision)
    return signatureFile(row, { site: application.publicUrl, signedBy, reference: row.proposalId, opened })
  },
)
