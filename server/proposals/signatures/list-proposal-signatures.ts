import { can } from '#domain/permissions/can.ts'
import type { ProposedAct } from '#domain/proposals/acts.ts'
import { readSignedProposal, type SignedStep } from '#domain/proposals/signed-steps.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { usernamesOf } from '#server/people/people-queries.ts'
import { proposalSignatures } from './proposal-signature-queries.ts'

export type SignedProposalLine = {
  /** For those who may download its parts. */
  id: string | null
  act: ProposedAct
  step: SignedStep
  on: string
  sha256: string
  /** Null when that account is gone. */
  by: string | null
}

const mostListed = 50

/** What members signed about accounts, convictions, experts and payments, the newest first. It names no one that it is about. */
export const listProposalSignatures = useCase(
  'proposal.list',
  async ({ application, actor }): Promise<SignedProposalLine[]> => {
    const { queries } = application.database
    const rows = await proposalSignatures(queries, mostListed)
    const names = await usernamesOf(
      queries,
      rows.map(({ signedBy }) => signedBy),
    )
    const mayRead = can(actor, 'proposal.signature', null)
    return rows.flatMap(({ id, act, signedBy, signedOn: on, sha256 }) => {
      const signed = readSignedProposal(act)
      const by = names.get(signedBy) ?? null
      return signed ? [{ id: mayRead ? id : null, ...signed, on, sha256, by }] : []
    })
  },
)
