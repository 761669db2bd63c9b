import type { StaffCapacity } from './capacities.ts'

/** What a grant can open. The others decide about more than one thing, and come with a role alone. */
export const grantableCapacities = [
  'reads-sealed-text',
  'judges',
  'takes-originals',
] as const satisfies readonly StaffCapacity[]
export type GrantableCapacity = (typeof grantableCapacities)[number]

/** What a grant can be about. */
export const grantSubjects = ['report', 'assignment'] as const
export type GrantSubject = { kind: (typeof grantSubjects)[number]; id: string }

/** One capacity, of one person, on one subject, until a moment. */
export type Grant = {
  subject: GrantSubject
  holderId: string
  capacity: GrantableCapacity
  until: Date
}

/** A thing that grants can be about, with those that count now: a rule knows no clock. */
export type Grantable = { id: string; grants?: readonly Grant[] }

export function isGranted(
  { id, grants = [] }: Grantable,
  holder: { id: string },
  capacity: StaffCapacity,
): boolean {
  return grants.some(
    (grant) => grant.subject.id === id && grant.holderId === holder.id && grant.capacity === capacity,
  )
}
