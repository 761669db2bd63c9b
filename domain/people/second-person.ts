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
  /** Who proposed that they join the staff, then who brought that colleague, and so on. Empty for the first administrator. */
  broughtBy: readonly string[]
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
 * Who may be the second person: of all who have the capacity, those whom the fewest hands bind to the proposer (decision 160).
 * Suspended members keep their place, so that no member empties the house by suspending it.
 */
export function secondPeople(matter: Matter): SecondPeople {
  const places = matter.members.flatMap((member) => {
    const place = placeOf(member, matter)
    return place === null ? [] : [{ member, place }]
  })
  const best = places.map(({ place }) => place).toSorted(compare)[0]
  const ids = places
    .filter(({ member, place }) => best && compare(place, best) === 0 && member.status === 'active')
    .map(({ member }) => member.id)
  return { ids, noneExists: places.length === 0 }
}

/** The first number that differs decides. Lower is farther from the proposer's hand. */
type Place = readonly number[]

function placeOf(member: Member, matter: Matter): Place | null {
  const { members, proposerId, subjectId = null, capacity, now } = matter
  if (member.id === proposerId || member.id === subjectId) return null
  if (!hasCapacity(member.role, capacity) || !hasServed(member, now)) return null
  const proposer = members.find(({ id }) => id === proposerId)
  // Of two of whom one brought the other, neither may be new: otherwise one hand makes the second within the hour.
  const areOneLine =
    member.broughtBy.includes(proposerId) || (proposer?.broughtBy.includes(member.id) ?? false)
  if (areOneLine && !(proposer && hasServed(proposer, now))) return null
  const subject = members.find(({ id }) => id === subjectId)
  const sides = [...hands(proposer, proposerId), ...hands(subject, subjectId)]
  const inviter = member.broughtBy[0]
  return [
    Number(inviter !== undefined && (inviter === proposerId || inviter === subjectId)),
    hands(member, member.id).filter((hand) => sides.includes(hand)).length,
    closeness(member, proposer),
  ]
}

/** Everyone who could have made this account for themselves: its person, and those who brought them. */
function hands(member: Member | undefined, id: string | null): string[] {
  return [...new Set([id, ...(member?.broughtBy ?? [])])].filter((hand) => hand !== null)
}

/** Between two whom equally many hands bind. */
function closeness(member: Member, proposer: Member | undefined): number {
  if (proposer?.broughtBy.includes(member.id)) return 2
  else return proposer?.broughtBy[0] !== undefined && proposer.broughtBy[0] === member.broughtBy[0] ? 1 : 0
}

function compare(one: Place, other: Place): number {
  return one.map((number, index) => number - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

function hasServed({ secondStepSince }: Member, now: Date): boolean {
  return secondStepSince !== null && after(secondStepSince, newcomerPeriod) <= now
}
