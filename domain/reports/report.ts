import type { Grant } from '../people/grants.ts'
import type { Status } from './workflow.ts'

/** What rules need to know of a report. Holds no word of it. */
export type ReportStanding = {
  id: string
  /** Null once the owner has deleted their account. */
  ownerId: string | null
  status: Status
  /** Who verified the words as they are now. */
  verifierIds: readonly string[]
  /** The member of staff who has claimed it; null when no one has, or a claim has run out. */
  heldBy: string | null
  /** Why the person who asks may not handle it as one of the staff; null where nothing prevents it, and for everyone else. */
  barrier: 'declaration-needed' | 'conflict-of-interest' | null
  /** Those on this report that count now. Left out, there are none. */
  grants?: readonly Grant[]
}

export const longestReason = 2_000
export const longestNotes = 5_000
