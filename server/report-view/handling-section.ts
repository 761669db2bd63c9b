import { z } from 'zod'
import { isRefusal } from '#domain/errors.ts'
import type { ReportStanding } from '#domain/reports/report.ts'
import { type TwoPeople, twoPeople } from '#domain/reports/two-people.ts'
import { type PresentedClaim, presentClaim } from '#server/cases/present-claim.ts'
import { staffMembers } from '#server/proposals/staff-members.ts'
import { publicWithinHours } from '#server/proposals/waiting-publication.ts'
import { withinReach } from '#server/reports/report-reach.ts'
import type { Reading } from './reading.ts'

export type HandlingSection = {
  /** For staff: who holds it. */
  claim: PresentedClaim | null
  /** Why the reader, who is on the staff, may not handle it; for everyone else null. */
  barrier: ReportStanding['barrier']
  /** For people who could approve: whether the rule of two people lets them; `with-a-batch` where that is done. */
  approval: TwoPeople | 'with-a-batch' | null
  /** Of an approved report that is not public yet. */
  publicWithinHours: number | null
  /** The rejected report that this one was sent in place of, where the reader may see that too. */
  earlier: EarlierReport | null
}

export type EarlierReport = { id: string; referenceNumber: string }

export async function handlingSection(reading: Reading): Promise<HandlingSection> {
  const { application, actor, report, abilities, isInside } = reading
  const { queries } = application.database
  const members = isInside || abilities.approve ? await staffMembers(queries) : []
  const staff = { members, now: application.now() }
  const hours = await publicWithinHours(application, queries, report)
  const approval = () => (hours === null ? twoPeople(report.standing, actor.id, staff) : 'with-a-batch')
  return {
    claim: isInside ? presentClaim(actor, report, staff) : null,
    barrier: report.standing.barrier,
    approval: abilities.approve ? approval() : null,
    publicWithinHours: hours,
    earlier: isInside ? await earlierOf(reading) : null,
  }
}

async function earlierOf({ application, actor, report, key }: Reading): Promise<EarlierReport | null> {
  const { sealedEarlier } = report.row
  if (sealedEarlier === null) return null
  const id = z.uuid().parse(key.open('earlier', sealedEarlier))
  try {
    const { row } = await withinReach(application, application.database.queries, actor, id)
    return { id, referenceNumber: row.referenceNumber }
  } catch (error) {
    // Deleted, or about this member of the staff.
    if (isRefusal(error)) return null
    throw error
  }
}
