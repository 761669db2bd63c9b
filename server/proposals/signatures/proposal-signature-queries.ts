import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { readSignedProposal, type SignedStep } from '#domain/proposals/signed-steps.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { decisionSignatures } from '#server/database/schema.ts'
import type { SignatureRow } from '#server/publishing/signatures/signature-queries.ts'
import type { ProposalRow } from '../proposal-queries.ts'

export async function isSignedStep(
  queries: Queries | Transaction,
  { id, act }: Pick<ProposalRow, 'id' | 'act'>,
  step: SignedStep,
): Promise<boolean> {
  const { proposalId, act: signed } = decisionSignatures
  return (await queries.$count(decisionSignatures, and(eq(proposalId, id), eq(signed, `${act}.${step}`)))) > 0
}

/** Of these proposals, those whose proposer signed. */
export async function signedByProposer(
  queries: Queries | Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .select({ id: decisionSignatures.proposalId, act: decisionSignatures.act })
    .from(decisionSignatures)
    .where(inArray(decisionSignatures.proposalId, [...ids]))
  return new Set(
    rows.flatMap(({ id, act }) => (id && readSignedProposal(act)?.step === 'proposed' ? [id] : [])),
  )
}

/** The newest first. */
export function proposalSignatures(queries: Queries, most: number): Promise<SignatureRow[]> {
  return queries
    .select()
    .from(decisionSignatures)
    .where(isNotNull(decisionSignatures.proposalId))
    .orderBy(desc(decisionSignatures.signedOn), desc(decisionSignatures.id))
    .limit(most)
}

export async function findProposalSignature(queries: Queries, id: string): Promise<SignatureRow | null> {
  const [row] = await queries
    .select()
    .from(decisionSignatures)
    .where(and(eq(decisionSignatures.id, id), isNotNull(decisionSignatures.proposalId)))
  return row ?? null
}
