import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { hours } from '#domain/time/durations.ts'
import { findSession } from '#server/access/sessions.ts'
import { profiles } from '#server/database/people-schema.ts'
import { events } from '#server/database/schema.ts'
import { acceptInvitation } from '#server/people/invitations/accept-invitation.ts'
import { invitePerson } from '#server/people/invitations/invite-person.ts'
import { advanceProposals } from '#server/proposals/advance-proposals.ts'
import { openProposals } from '#server/proposals/proposal-queries.ts'
import { cast, password } from '#tests/cast.ts'
import { withAppSetUp } from '../second-step.ts'
import type { TestApplication } from '../test-application.ts'
import { withApplication } from '../with-application.ts'

export const tokenOf = (link: string) => link.split('/').at(-1) ?? ''

export async function onlyProposal(application: TestApplication): Promise<string> {
  const open = await openProposals(application.database.queries)
  expect(open).toHaveLength(1)
  return open[0]?.id ?? ''
}

export async function profileOf({ database }: TestApplication, { id }: { id: string }) {
  return (await database.queries.select().from(profiles).where(eq(profiles.id, id)))[0]
}

export async function kindsIn({ database }: TestApplication): Promise<string[]> {
  const rows = await database.queries.select({ kind: events.kind }).from(events).orderBy(events.id)
  return rows.map(({ kind }) => kind).filter((kind) => kind !== 'person.declared')
}

/** Passes the time, with the work that is due at its end. */
export async function wait(application: TestApplication, milliseconds: number): Promise<void> {
  application.later(milliseconds)
  await advanceProposals(application)
}

/** Through the link, with a second step of their own. */
export async function join(application: TestApplication, link: string, username: string): Promise<Person> {
  const account = { username, email: `${username}@example.org`, password }
  const session = await acceptInvitation(application, tokenOf(link), account)
  const person = (await findSession(application, session))?.person
  if (!person) throw new Error('no one joined')
  await withAppSetUp(application, { ...person, isConfirmed: true })
  return { ...person, assurance: 'full', isConfirmed: true }
}

/** A house of one, who brings a colleague in, both after their waits. */
export async function houseOfTwo(role: 'officer' | 'administrator' = 'officer') {
  const application = await withApplication()
  const { administrator } = await cast(application, 'administrator')
  const { link } = await invitePerson(application, administrator, { role })
  await wait(application, hours(72))
  const brought = await join(application, link, 'ibiso')
  await wait(application, hours(72))
  return { application, administrator, brought }
}
