import { type PetitionContent, petitionNumber } from '#domain/cases/petitions.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import type { AttachmentKind } from '#domain/writing/attachments.ts'
import {
  exhibitsOf,
  openPetition,
  type PetitionRow,
  petitionsOf,
  readPetition,
} from '#server/cases/petitions/petition-queries.ts'
import { isReachable } from '#server/cases/petitions/propose-petition.ts'
import { openProposalOf } from '#server/proposals/proposal-queries.ts'
import type { StoredReport } from '#server/reports/report-queries.ts'
import type { ReportKey } from '#server/sealing/subject-key.ts'
import { filesOfReport } from '#server/writing/attachments/attachment-queries.ts'
import type { Reading } from './reading.ts'

/** `files` as staff number them; null for one that was removed since. */
export type ShownPetition = Omit<PetitionContent, 'files'> & { files: (number | null)[] }

export type MadePetition = ShownPetition & {
  id: string
  number: string
  decidedOn: string
  sentOn: string | null
  answer: { on: string; text: string } | null
}

/** What the page of the report shows: to how many it was handed over, and the way to the desk. */
export type PetitionsSection = { count: number; isOpen: boolean }

/** What the page on which a case is handed over shows. */
export type PetitionDesk = {
  made: MadePetition[]
  /** One that waits for a second person, for that person to read. */
  waiting: ShownPetition | null
  /** What can go with one. */
  exhibits: { id: string; number: number; kind: AttachmentKind; size: number }[]
  isReachable: boolean
  /** Whether a report in its state can be handed over. */
  isOpen: boolean
}

/** For staff. No letter is opened for it. */
export async function petitionsSection(reading: Reading): Promise<PetitionsSection | null> {
  const { application, actor, report, isInside } = reading
  if (!isInside || !hasCapacity(actor.role, 'publishes')) return null
  const rows = await petitionsOf(application.database.queries, report.row.id)
  return { count: rows.length, isOpen: isOpen(report.row) }
}

/** For staff: where a case was handed over, and what came back. */
export async function petitionDesk(reading: Reading): Promise<PetitionDesk | null> {
  const { application, report, key, isInside } = reading
  if (!isInside) return null
  const { queries } = application.database
  const { id } = report.row
  const [rows, exhibits, files, reachable, proposal] = await Promise.all([
    petitionsOf(queries, id),
    exhibitsOf(queries, id, key),
    filesOfReport(queries, id),
    isReachable(queries, report),
    openProposalOf(queries, 'petition', id),
  ])
  const shown = ({ files: chosen, ...content }: PetitionContent): ShownPetition => ({
    ...content,
    files: chosen.map((file) => files.findIndex((each) => each.id === file) + 1 || null),
  })
  const waiting = proposal?.sealedPayload
  return {
    made: rows.map((row) => ({
      ...shown(openPetition(key, row)),
      ...{ id: row.id, number: petitionNumber(row.id), decidedOn: row.decidedOn, sentOn: row.sentOn },
      answer: answerIn(key, row),
    })),
    waiting: waiting ? shown(readPetition(key.open(`proposal:${proposal.id}`, waiting))) : null,
    exhibits: exhibits.map(({ row, about, number }) => ({
      ...{ id: row.id, number, kind: about.kind, size: about.size },
    })),
    isReachable: reachable,
    isOpen: isOpen(report.row),
  }
}

function isOpen({ status, erasedOn }: StoredReport['row']): boolean {
  return erasedOn === null && (status === 'pending' || status === 'approved')
}

function answerIn(key: ReportKey, { id, answeredOn, sealedAnswer }: PetitionRow): MadePetition['answer'] {
  if (!sealedAnswer || !answeredOn) return null
  return { on: answeredOn, text: String(key.open(`petition-answer:${id}`, sealedAnswer)) }
}
