import { eq } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { hasCapacity, needsSecondStep } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import { daysOf } from '#domain/plans/plans.ts'
import { before, days } from '#domain/time/durations.ts'
import { profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { createAccount } from '#server/people/create-account.ts'
import { declareInterests, ownDeclaration } from '#server/people/declare-interests.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { addPlanTime } from '#server/plans/add-plan-time.ts'
import { seededRandomness } from './seeded-draws.ts'

export type InventedPeople = { reporters: Person[]; reviewers: Person[]; officers: Person[]; added: number }

export const fewestPeople = 3

const fullStanding = { assurance: 'full', isConfirmed: true } as const

const words = { reporter: 'misali', reviewer: 'kirkira', officer: 'tatsuniya' } as const satisfies Partial<
  Record<Role, string>
>
type InventedRole = keyof typeof words

/**
 * Reporters, reviewers and officers with names like misali-1-04 (the word, the seed, a number). Those who are there
 * already are taken as they are.
 *
 * @param password theirs, all of them
 */
export async function addInventedPeople(
  application: Application,
  { count, seed, password }: { count: number; seed: number; password: string },
): Promise<InventedPeople> {
  const found = { reporter: [], reviewer: [], officer: [] } as Record<InventedRole, Person[]>
  let added = 0
  for (const [position, role] of rolesOf(count).entries()) {
    const username = `${words[role]}-${seed}-${String(found[role].length + 1).padStart(2, '0')}`
    const known = await findAccount(application.database.queries, username)
    const account =
      known?.person ?? (await add(seeded(application, seed, position), username, role, password))
    // They act through the use cases, as staff do behind their second step.
    const person: Person = {
      ...account,
      ...fullStanding,
      subscription: { tier: 'premium', status: 'active' },
    }
    if (hasCapacity(role, 'declares-interests') && !(await ownDeclaration(application, person)))
      await declareInterests(application, person, { names: `${username} Fitila-Seed` })
    found[role].push(person)
    if (!known) added += 1
  }
  return { reporters: found.reporter, reviewers: found.reviewer, officers: found.officer, added }
}

/** One officer and one reviewer in each six, and at least one of each. */
function rolesOf(count: number): InventedRole[] {
  const each = Math.max(1, Math.floor(count / 6))
  return Array.from({ length: count }, (_, position) => {
    if (position < each) return 'officer'
    else return position < 2 * each ? 'reviewer' : 'reporter'
  })
}

function seeded(application: Application, seed: number, position: number): Application {
  return { ...application, randomness: seededRandomness(seed, 'person', position) }
}

async function add(
  application: Application,
  username: string,
  role: InventedRole,
  password: string,
): Promise<Person> {
  const account = { username, email: `${username}@invented.example`, password }
  // The free plan's five reports a month would make a long list of reporters and a long wait for their passwords.
  await createAccount(application, account, role, async ({ queries }, id) => {
    // Staff of the whole time that the reports are from, so that each counts as a second person.
    const secondStepSince = before(application.now(), days(1_100))
    await queries
      .update(profiles)
      .set({ secondStepSince: needsSecondStep(role) ? secondStepSince : null })
      .where(eq(profiles.id, id))
    const premium = { tier: 'premium', days: daysOf.year, source: 'grant', sourceId: id } as const
    await addPlanTime(application, queries, { holderId: id, ...premium })
  })
  const made = await findAccount(application.database.queries, username)
  if (!made) throw new Error(`${username} was not made`)
  return made.person
}
