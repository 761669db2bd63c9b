import type { Person } from '#domain/actor.ts'
import type { Application } from '#server/kernel/application.ts'
import { cast } from '#tests/cast.ts'
import { givePlan } from '#tests/support/plans/give-plan.ts'
import { type Visit, visitOf } from '#tests/support/visit-of.ts'

/** Who writes and who verifies and approves while the program is being killed. */
export type People = { reporter: Person; reviewer: Person; officer: Person; secondOfficer: Person }

export type Visits = Record<keyof People, Visit>

export async function makePeople(application: Application): Promise<People> {
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'secondOfficer')
  // The free plan takes five reports a month.
  await givePlan(application, people.reporter.id)
  return people
}

/** New sessions, whose second step was a moment ago. */
export async function logInAll(application: Application, people: People): Promise<Visits> {
  const [reporter, reviewer, officer, secondOfficer] = await Promise.all(
    [people.reporter, people.reviewer, people.officer, people.secondOfficer].map((person) =>
      visitOf(application, person, 'full'),
    ),
  )
  if (!reporter || !reviewer || !officer || !secondOfficer) throw new Error('somebody is missing')
  return { reporter, reviewer, officer, secondOfficer }
}
