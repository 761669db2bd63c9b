import { type Capacity, hasCapacity, needsSecondStep } from '#domain/people/capacities.ts'
import { type Role, roles } from '#domain/people/roles.ts'

/**
 * Everyone who asks for every route. Taken from the roles, so that a new one asks as well: each role with its second
 * step, and each that needs one also without it. The owner and the stranger are reporters.
 */
export type Asker = 'visitor' | 'owner' | 'stranger' | 'suspended' | Role | ByPassword
export type ByPassword = `${Role} by password`

const others = roles.filter((role) => role !== 'reporter')
const halfway = roles.filter(needsSecondStep)

export const askers: readonly Asker[] = [
  ...(['visitor', 'owner', 'stranger'] as const),
  ...others,
  ...halfway.map((role): ByPassword => `${role} by password`),
  'suspended',
]

/** The role of an asker with an account; null for a visitor. */
export function roleOf(asker: Asker): Role | null {
  if (asker === 'visitor') return null
  else if (asker === 'owner' || asker === 'stranger') return 'reporter'
  else if (asker === 'suspended') return 'reviewer'
  else return roles.find((role) => asker === role || asker === `${role} by password`) ?? null
}

export function isByPassword(asker: Asker): asker is ByPassword {
  return asker.endsWith(' by password')
}

/** Who is meant by a name in the tables of the routes. A new role falls into its groups by its capacities. */
const groups = {
  everyone: () => true,
  staff: (asker: Asker) => acts(asker, 'judges'),
  publishers: (asker: Asker) => acts(asker, 'publishes'),
  correspondents: (asker: Asker) => acts(asker, 'answers-messages'),
  declarers: (asker: Asker) => acts(asker, 'declares-interests'),
  administrators: (asker: Asker) => acts(asker, 'administers'),
  /** They would read sealed reports after their second step. */
  readersByPassword: (asker: Asker) => isByPassword(asker) && holds(asker, 'reads-sealed-text'),
}
export type Group = keyof typeof groups | Asker

/** A status for each group; of two that an asker belongs to, the later one counts. */
export type Answers = Partial<Record<Group, number>>

export function statusesOf(answers: Answers): Record<string, number> {
  return Object.fromEntries(askers.map((asker) => [asker, statusOf(answers, asker)]))
}

function statusOf(answers: Answers, asker: Asker): number {
  const fitting = Object.entries(answers).filter(([group]) => belongs(asker, group))
  const [, status] = fitting.at(-1) ?? []
  if (status === undefined) throw new Error(`nothing is said about ${asker}`)
  return status
}

function belongs(asker: Asker, group: string): boolean {
  const known: Record<string, (asker: Asker) => boolean> = groups
  return known[group]?.(asker) ?? asker === group
}

function acts(asker: Asker, capacity: Capacity): boolean {
  return asker !== 'suspended' && !isByPassword(asker) && holds(asker, capacity)
}

function holds(asker: Asker, capacity: Capacity): boolean {
  const role = roleOf(asker)
  return role !== null && hasCapacity(role, capacity)
}

/** Where staff set up their second step, so that they come there without it. */
const forFirstSteps = ['/first-steps']

/**
 * The routes, by answers as they came, that let staff in without their second step although they let in no reporter. Whatever the tables
 * say of each, this is the rule of all.
 */
export function openBeforeSecondStep(rows: Record<string, Record<string, number>>): string[] {
  const isLetIn = (row: Record<string, number>, asker: Asker) => (row[asker] ?? 500) < 400
  return Object.entries(rows)
    .filter(
      ([path, row]) => !forFirstSteps.includes(path) && !isLetIn(row, 'owner') && !isLetIn(row, 'stranger'),
    )
    .flatMap(([path, row]) =>
      askers
        .filter((asker) => isByPassword(asker) && isLetIn(row, asker))
        .map((asker) => `${asker} at ${path}`),
    )
}
