import { eq } from 'drizzle-orm'
import type { Person, Standing } from '#domain/actor.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { type Role, roles } from '#domain/people/roles.ts'
import { isTextPlace, type StatementPlace, statementFieldName } from '#domain/publishing/statements.ts'
import { itemSides } from '#domain/reports/assets.ts'
import { fieldNames } from '#domain/reports/fields.ts'
import { before, days } from '#domain/time/durations.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { createAccount } from '#server/people/create-account.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { presentPerson } from '#server/people/people-queries.ts'
import { submitReport } from '#server/writing/submit-report.ts'

/** The people of the tests, by what they may do. All share one password. */
export type CastRole = Role | 'secondReviewer' | 'secondOfficer' | 'stranger'

export const password = 'kerosene wick at dusk'

/** As after a second step, a moment ago. */
export const fullStanding: Standing = { assurance: 'full', isConfirmed: true }

/** A role without a name here goes by its own. */
const names = {
  reporter: 'amina',
  observer: 'efe',
  reviewer: 'bola',
  officer: 'chidi',
  administrator: 'dami',
  secondReviewer: 'folake',
  secondOfficer: 'gambo',
  stranger: 'hauwa',
} as const satisfies Partial<Record<CastRole, string>>

export const usernames: Record<CastRole, string> & typeof names = {
  ...namedLike(roles),
  ...names,
}

function namedLike<Name extends string>(all: readonly Name[]): Record<Name, Name> {
  return Object.fromEntries(all.map((name) => [name, name])) as Record<Name, Name>
}

const roleOf = (member: CastRole): Role => {
  if (member === 'secondReviewer') return 'reviewer'
  else if (member === 'secondOfficer') return 'officer'
  else return member === 'stranger' ? 'reporter' : member
}

/** Makes the named members' accounts: `const { amina, bola } = ...` by role. */
export async function cast<Member extends CastRole>(
  application: Application,
  ...members: Member[]
): Promise<Record<Member, Person>> {
  const people: Partial<Record<Member, Person>> = {}
  // One after the other, over one connection: to open four more costs a test as much as all of its people.
  for (const member of members) people[member] = await enter(application, member)
  return people as Record<Member, Person>
}

export function wholeCast(application: Application): Promise<Record<CastRole, Person>> {
  return cast(application, ...roles, 'secondReviewer', 'secondOfficer', 'stranger')
}

async function enter(application: Application, member: CastRole): Promise<Person> {
  const username = usernames[member]
  const account = { username, email: `${username}@example.org`, password }
  const { id, role } = await createAccount(application, account, roleOf(member), ({ queries }, userId) =>
    haveServed(queries, userId, application.now()),
  )
  const [profile] = await application.database.queries.select().from(profiles).where(eq(profiles.id, id))
  if (!profile) throw new Error(`${username} was not made`)
  const person = presentPerson(profile, fullStanding)
  if (hasCapacity(role, 'declares-interests'))
    await declareInterests(application, person, declarationOf(member))
  return person
}

/** They have had their second step for a month, so that they count as a second person. */
export async function haveServed(queries: Queries | Transaction, userId: string, now: Date): Promise<void> {
  await queries
    .update(profiles)
    .set({ secondStepSince: before(now, days(30)) })
    .where(eq(profiles.id, userId))
}

/** What members of the staff declare: names that are in no other test's report, and no employer. */
export function declarationOf(member: CastRole): Record<string, string> {
  return { names: `${usernames[member]} Gwajiyo` }
}

/** What a reporter types into the form, on an invented person. Override what the test is about. */
export function buildReport(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    personName: 'Misali Kirkira',
    position: 'Director of Works',
    sector: 'works_housing_transport',
    state: 'Kaduna',
    declaredAssets: 'One bungalow.',
    suspectedAssets: 'Three houses in a new estate, about N400 million.',
    wealthSource: 'Road contracts that were paid twice.',
    evidence: 'Two payment vouchers with the same number.',
    relevantLinks: 'https://example.org/vouchers',
    incidentDate: '2025-06',
    ...overrides,
  }
}

export async function submitted(
  application: Application,
  owner: Person,
  overrides: Record<string, string> = {},
): Promise<{ id: string; referenceNumber: string }> {
  return submitReport(application, owner, buildReport(overrides))
}

/** What an officer types to label every statement of a report, with two items a side at most. Override by field name. */
export function buildStatements(overrides: Record<string, string> = {}): Record<string, string> {
  const texts = ['office', ...fieldNames.filter(isTextPlace)] as const
  const items = itemSides.flatMap((side) => [`${side}.0`, `${side}.1`] as const)
  const places: StatementPlace[] = [...texts, ...items]
  const fields = places.flatMap((place) => [
    [statementFieldName(place, 'label'), place === 'office' ? 'classification' : 'document'],
    [statementFieldName(place, 'source'), 'Register of payments, volume 4'],
    [statementFieldName(place, 'seenOn'), '2025-10-01'],
  ])
  return { ...Object.fromEntries(fields), ...overrides }
}
