/** With what staff checked who asks for a correction. The names are stored. */
export const identityProofs = ['document', 'mandate', 'office', 'call-back', 'none'] as const
export type IdentityProof = (typeof identityProofs)[number]

/** Of a request: with what, and on which day. The last check counts. */
export type IdentityCheck = { proof: IdentityProof; checkedOn: string }
