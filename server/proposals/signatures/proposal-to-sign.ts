import type { Json } from '@fitila/log/canonical-json'
import {
  digestOfContents,
  digestOfDecision,
  type SignedAct,
} from '@fitila/receipts/signatures/signed-decision'
import { isSignedAsProposal, type SignedProposal, type SignedStep } from '#domain/proposals/signed-steps.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import type { Application } from '#server/kernel/application.ts'
import type { ProposalRow } from '../proposal-queries.ts'

export type ProposalToSign = {
  signed: SignedAct & { act: SignedProposal }
  /** What the digest is of. */
  decision: Json
}

/** Null for what is signed at its report. */
export function proposalToSign(
  application: Application,
  row: ProposalRow,
  { step, nonce }: { step: SignedStep; nonce: string },
): ProposalToSign | null {
  const { id, act, subjectKind, subjectId, sealedPayload } = row
  if (!isSignedAsProposal(act)) return null
  const contents = sealedPayload && asJson(application.vault.open(`proposal:${id}`, sealedPayload))
  const decision = asJson({
    ...{ format: 'fitila-proposal-1', act, step, proposal: id, subjectKind, subjectId },
    ...{ proposedOn: dayInNigeria(row.proposedAt), detail: row.detail },
    // A hash alone: what is proposed is emptied when it ends, and a signature is kept.
    contents: contents && digestOfContents(nonce, contents),
  })
  return {
    signed: { act: `${act}.${step}`, reference: id, digest: digestOfDecision(nonce, decision) },
    decision,
  }
}

/** Without what JSON leaves out. */
function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
