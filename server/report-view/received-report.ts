import {
  everyone,
  type Fields,
  type Listing,
  sender,
  senderAndStaff,
  staffAlone,
} from '#domain/reports/received.ts'
import { receivedLogLine } from '#server/publishing/corrections/list-corrections.ts'
import type { ReportHead } from './report-head.ts'
import type { SectionName, Sections } from './sections.ts'

const verification = {
  ...{ id: everyone, method: everyone, at: everyone },
  ...{ notes: staffAlone, by: staffAlone, isByActor: everyone, statements: staffAlone },
  expertAnswer: staffAlone,
}

const receivedHead = {
  ...{ id: everyone, referenceNumber: everyone, status: everyone, contentVersion: everyone },
  ...{ reader: everyone, submittedAt: everyone, credibilityRating: everyone, abilities: everyone },
} satisfies Fields<ReportHead>

/** Who receives what of a report's page. A field that is missing here does not compile, and would not be sent. */
export const receivedSections = {
  text: { words: everyone, handedIn: senderAndStaff, statements: everyone },
  versions: senderAndStaff,
  decision: { reason: everyone, retractionState: everyone },
  keeping: senderAndStaff,
  progress: sender,
  handling: {
    ...{ claim: staffAlone, barrier: everyone, approval: staffAlone },
    publicWithinHours: senderAndStaff,
    earlier: staffAlone,
  },
  work: staffAlone,
  joined: staffAlone,
  conversation: { messages: senderAndStaff, earlier: senderAndStaff, writesAs: senderAndStaff },
  tips: staffAlone,
  punishment: staffAlone,
  receipt: sender,
  files: senderAndStaff,
  originals: staffAlone,
  petitions: staffAlone,
  petitionDesk: staffAlone,
  verifications: { present: [verification], earlier: staffAlone },
  similar: staffAlone,
  named: everyone,
  collecting: everyone,
  reply: { notice: staffAlone, published: everyone },
  consequences: { lines: everyone, acquittedOn: everyone },
  corrections: { disputes: everyone, log: [receivedLogLine], staff: staffAlone },
  reviews: staffAlone,
  signatures: {
    lines: [{ id: staffAlone, act: everyone, on: everyone, sha256: everyone, by: staffAlone }],
    offer: staffAlone,
  },
  history: senderAndStaff,
} as const satisfies { [Name in SectionName]: Listing<Sections[Name]> }

export const receivedReport = { ...receivedHead, ...receivedSections }

/** The listing of a head with these sections. */
export function fieldsFor<Name extends SectionName>(
  names: readonly Name[],
): Fields<ReportHead & Pick<Sections, Name>> {
  const chosen = names.map((name) => [name, receivedSections[name]])
  // Each section is beside its own listing, which `fromEntries` cannot express.
  return { ...receivedHead, ...Object.fromEntries(chosen) } as Fields<ReportHead & Pick<Sections, Name>>
}
