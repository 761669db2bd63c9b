import { after, hours } from '../time/durations.ts'
import type { AccountStatus } from './accounts.ts'
import { hasCapacity, type StaffCapacity } from './capacities.ts'
import type { Role } from './roles.ts'

/** What the rule of two people knows of a member of the staff. */
export type Member = {
  id: string
  role: Role
  status: AccountStatus
  /** When they first set up a second step. It stays when they change the step later. */
  secondStepSince: Date | null
  /** Who proposed that they join the staff. Null for the first administrator. */
  broughtBy: string | null
}

/** New staff count as a second person after so long. An act that waits alone waits as long. */
export const newcomerPeriod = hours(72)

type Matter = {
  members: readonly Member[]
  /** Who proposed, approved or wrote it. */
  proposerId: string
  /** The person whom the decision is about. */
  subjectId?: string | null
  capacity: StaffCapacity
  now: Date
}

export type SecondPeople = {
  /** Who may be the second person now. */
  ids: readonly string[]
  /** No member could be one, also when those who are suspended are counted. */
  noneExists: boolean
}

/**
 * Who may be the second person. Two who are bound by an invitation count as two only where no other member could: first the one
 * who invited, and last the one who was invited. Suspended members keep their place, so that no member empties the house by
 * suspending it.
 */
export function secondPeople(matter: Matter): SecondPeople {
  const places = matter.members.flatMap((member) => {
    const place = placeOf(member, matter)
    return place === null ? [] : [{ member, place }]
  })
  const best = Math.min(...places.map(({ place }) => place))
  const ids = places
    .filter(({ member, place }) => place === best && member.status === 'active')
    .map(({ member }) => member.id)
  return { ids, noneExists: places.length === 0 }
}

function placeOf(member: Member, { members, proposerId, subjectId = null, capacity, now }: Matter) {
  if (member.id === proposerId || member.id === subjectId) return null
  if (!hasCapacity(member.role, capacity) || !hasServed(member, now)) return null
  const place = distance(member, proposerId, subjectId, members)
  if (place === 0) return 0
  // Of two who are bound, neither may be new: otherwise one hand makes the second within the hour.
  const proposer = members.find(({ id }) => id === proposerId)
  return proposer && hasServed(proposer, now) ? place : null
}

function distance(
  { id, broughtBy }: Member,
  proposerId: string,
  subjectId: string | null,
  members: readonly Member[],
): 0 | 1 | 2 {
  if (broughtBy !== null && (broughtBy === proposerId || broughtBy === subjectId)) return 2
  else return members.find((member) => member.id === proposerId)?.broughtBy === id ? 1 : 0
}

function hasServed({ secondStepSince }: Member, now: Date): boolean {
  return secondStepSince !== null && after(secondStepSince, newcomerPeriod) <= now
}
