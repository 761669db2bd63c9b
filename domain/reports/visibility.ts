import type { Actor, Person } from '../actor.ts'
import { isStaffRole } from '../people/roles.ts'
import type { ReportStanding } from './report.ts'
import type { Status } from './workflow.ts'

/** In which capacity somebody sees a report. Null: for them it does not exist. */
export type Reader = 'owner' | 'staff' | 'reader'

export function readerOf(actor: Actor, report: ReportStanding): Reader | null {
  if (actor.kind === 'visitor') return null
  else if (report.ownerId === actor.id) return 'owner'
  else if (readsAsStaff(actor) && report.barrier === null) return 'staff'
  else return publicStatuses.includes(report.status) ? 'reader' : null
}

function readsAsStaff(person: Person): boolean {
  return isStaffRole(person.role) && person.status === 'active' && person.assurance === 'full'
}

/** Somebody on the staff who has not passed their second step, and would see more if they did. */
export function wouldReadAsStaff(person: Person): boolean {
  return isStaffRole(person.role) && person.status === 'active' && person.assurance !== 'full'
}

/** Approved reports stand in the public list with their words, retracted ones as a tombstone without them. */
export const publicStatuses: readonly Status[] = ['approved', 'retracted']
