import { actRow, everyAct, type ProposedAct } from './acts.ts'

/** What a member signs about a proposal. */
export const signedSteps = ['proposed', 'confirmed'] as const
export type SignedStep = (typeof signedSteps)[number]

/** The name of the act, as it is signed and kept. */
export type SignedProposal = `${ProposedAct}.${SignedStep}`

/**
 * A first question is words to a source: a signature on it would tie a member to the source for ever. One on originals would tell, long
 * after the report is gone, that it was before a court, and so would one on a legal hold; one on a petition, to whom it went.
 */
export const neverSigned: readonly ProposedAct[] = ['question', 'original', 'legal_hold', 'petition']

/** A decision about a report is signed at the report, with its text: see `signableEvents`. Everything else is signed as a proposal. */
export function isSignedAsProposal(act: ProposedAct): boolean {
  return actRow(act).subject !== 'report' && !neverSigned.includes(act)
}

export function readSignedProposal(name: string): { act: ProposedAct; step: SignedStep } | null {
  const act = everyAct.find((each) => name.startsWith(`${each}.`))
  const step = signedSteps.find((each) => name === `${act}.${each}`)
  return act && step && isSignedAsProposal(act) ? { act, step } : null
}
