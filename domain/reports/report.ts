import type { Grant } from '../people/grants.ts'
import type { AssetItem, ItemSide } from './assets.ts'
import type { IncidentDate } from './incident-date.ts'
import type { State } from './places.ts'
import type { Sector } from './sectors.ts'
import type { VerificationMethod } from './verification.ts'
import type { Status } from './workflow.ts'

/** What the reporter wrote: sealed at rest until it is approved for the public. */
export type ReportText = {
  personName: string
  position: string
  sector: Sector
  state: State
  declaredAssets: string
  suspectedAssets: string
  /** What of it can be listed, beside the free words. */
  declaredItems: AssetItem[]
  suspectedItems: AssetItem[]
  wealthSource: string
  evidence: string
  relevantLinks: string[]
  incidentDate: IncidentDate | null
}

export type Verification = {
  verifierId: string
  method: VerificationMethod
  notes: string
  verifiedAt: Date
}

/** What rules need to know of a report. Holds no word of it. */
export type ReportStanding = {
  id: string
  /** Null once the owner has deleted their account. */
  ownerId: string | null
  status: Status
  /** Who verified the words as they stand now. */
  verifierIds: readonly string[]
  /** The member of staff who has it in hand; null when nobody does, or a claim has run out. */
  heldBy: string | null
  /** Why whoever asks may not handle it as one of the staff; null where nothing stands between, and for everybody else. */
  barrier: 'declaration-needed' | 'conflict-of-interest' | null
  /** Those on this report that count now. Left out, there are none. */
  grants?: readonly Grant[]
}

type FieldRule = { required: boolean; longest: number }

/** One row a field, but for the lists of items (`assets.ts`): the form, the check at the door and the documentation are read from it. Lengths in UTF-16 units. */
export const reportFields = {
  personName: { required: true, longest: 200 },
  position: { required: true, longest: 200 },
  sector: { required: true, longest: 60 },
  state: { required: true, longest: 60 },
  declaredAssets: { required: false, longest: 5_000 },
  suspectedAssets: { required: true, longest: 5_000 },
  wealthSource: { required: false, longest: 5_000 },
  evidence: { required: true, longest: 20_000 },
  relevantLinks: { required: false, longest: 10_000 },
  incidentDate: { required: false, longest: 10 },
} as const satisfies Record<Exclude<keyof ReportText, ItemSide>, FieldRule>

export const mostLinks = 20
export const longestReason = 2_000
export const longestNotes = 5_000
