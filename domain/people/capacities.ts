import { type Role, roles } from './roles.ts'

/** What staff do. Each demands the second step: `staff` in `permissions/rule.ts` builds no rule without it. */
export const staffCapacities = [
  'reads-sealed-text',
  'judges',
  'publishes',
  'answers-messages',
  'administers',
  // The rule of two people counts them.
  'second-person',
  // Confirms what a colleague proposed.
  'confirms',
  'declares-interests',
  // Takes the originals of one report's files to a court. No role has it: it comes with a grant, by two.
  'takes-originals',
  // The security journal of the staff, and nothing else.
  'reads-journal',
] as const
export type StaffCapacity = (typeof staffCapacities)[number]

/** What people do with what is theirs. */
export const ownCapacities = ['edits-own-reports'] as const
export type OwnCapacity = (typeof ownCapacities)[number]

export type Capacity = StaffCapacity | OwnCapacity

type RoleTraits = {
  capacities: readonly Capacity[]
  /** The longest session after a log-in; null where `endOfSession` has the one that is for all others. */
  sessionHours: number | null
  /** People get the role by an invitation of an administrator, and not by registering. */
  isInvited: boolean
}

const judging = [
  'reads-sealed-text',
  'judges',
  'answers-messages',
  'second-person',
  'declares-interests',
] as const
const staffTraits = { sessionHours: 12, isInvited: true } as const
const publicTraits = { sessionHours: null, isInvited: false } as const

export const roleTraits = {
  reporter: { ...publicTraits, capacities: ['edits-own-reports'] },
  observer: { ...publicTraits, capacities: [] },
  reviewer: { ...staffTraits, capacities: ['edits-own-reports', ...judging] },
  officer: { ...staffTraits, capacities: ['edits-own-reports', ...judging, 'publishes', 'confirms'] },
  administrator: {
    ...staffTraits,
    capacities: ['edits-own-reports', ...judging, 'publishes', 'confirms', 'administers'],
  },
  auditor: { ...staffTraits, capacities: ['reads-journal'] },
} satisfies Record<Role, RoleTraits>

export function hasCapacity(role: Role, capacity: Capacity): boolean {
  return capacitiesOf(role).includes(capacity)
}

/** For queries on people by what they do. */
export function rolesWith(capacity: Capacity): Role[] {
  return roles.filter((role) => hasCapacity(role, capacity))
}

/** A role with any capacity of staff. */
export function needsSecondStep(role: Role): boolean {
  return staffCapacities.some((capacity) => hasCapacity(role, capacity))
}

export type InvitedRole = {
  [Each in Role]: (typeof roleTraits)[Each]['isInvited'] extends true ? Each : never
}[Role]

export const invitedRoles = roles.filter((role): role is InvitedRole => roleTraits[role].isInvited)

// A role that a newer version of the code wrote has no capacity here, rather than a fault.
function capacitiesOf(role: Role): readonly Capacity[] {
  const known: Partial<Record<Role, RoleTraits>> = roleTraits
  return known[role]?.capacities ?? []
}
