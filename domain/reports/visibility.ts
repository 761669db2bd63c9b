import type { Actor, Person } from '../actor.ts'
import { hasCapacity } from '../people/capacities.ts'
import { isGranted } from '../people/grants.ts'
import type { ReportStanding } from './report.ts'
import type { Status } from './workflow.ts'

/** In which capacity a person sees a report. Null: for them it does not exist. */
export type Reader = 'owner' | 'staff' | 'reader'

export function readerOf(actor: Actor, report: ReportStanding): Reader | null {
  if (actor.kind !== 'person') return null
  else if (report.ownerId === actor.id) return 'owner'
  else if (readsAsStaff(actor, report) && report.barrier === null) return 'staff'
  else return isPublic(report) ? 'reader' : null
}

function readsAsStaff(person: Person, report: ReportStanding): boolean {
  return mayReadSealed(person, report) && person.assurance === 'full'
}

/** One of the staff who has not passed the second step, and would see more after it. */
export function wouldReadAsStaff(person: Person, report: ReportStanding | null): boolean {
  return mayReadSealed(person, report) && person.assurance !== 'full'
}

function mayReadSealed(person: Person, report: ReportStanding | null): boolean {
  const isGrantee = report !== null && isGranted(report, person, 'reads-sealed-text')
  return person.status === 'active' && (hasCapacity(person.role, 'reads-sealed-text') || isGrantee)
}

export function isPublic({ status }: Pick<ReportStanding, 'status'>): boolean {
  return publicStatuses.includes(status)
}

/** Approved reports are in the public list with their words, retracted ones as a tombstone without them. */
export const publicStatuses: readonly Status[] = ['approved', 'retracted']
