/** That a member signed what they proposed or confirmed. The hash represents the signature. What was proposed has its own events. */
export type ProposalEvent = {
  kind: 'proposal.signed'
  subjectId: string
  detail: { act: string; sha256: string }
}

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const proposalEvents = {
  'proposal.signed': true,
} as const satisfies Record<ProposalEvent['kind'], true>
