import { eq } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import type { Application } from '#server/application.ts'
import { profiles } from '#server/database/schema.ts'
import { approveReport } from '#server/reports/approve-report.ts'
import { verifyReport } from '#server/reports/verify-report.ts'
import { submitted, wholeCast } from '#tests/cast.ts'
import { type Ask, type Browser, browseAs, browseAsVisitor } from './browse.ts'

/** The columns of the tables that say who gets which answer. */
export const askers = [
  ...(['visitor', 'reporter', 'stranger', 'observer'] as const),
  ...(['reviewer', 'officer', 'administrator', 'suspended'] as const),
]
export type Asker = (typeof askers)[number]

export type Everybody = {
  browsers: Record<Asker, Browser>
  /** A report of the reporter, verified by somebody who is no asker. */
  verifiedReport(): Promise<string>
  approvedReport(): Promise<string>
  administrator: Person
  /** An officer who asks for nothing. */
  bystander: Person
  /** Browsers in which the same people have logged in anew. */
  openAnew(): Promise<Record<Asker, Browser>>
}

/** One browser for each role; `suspended` is a reviewer whose account was suspended while they were logged in. */
export async function everybody(application: Application, ask: Ask): Promise<Everybody> {
  const people = await wholeCast(application)
  const { reporter, stranger, observer, reviewer, officer, administrator, secondOfficer } = people
  const persons = { reporter, stranger, observer, reviewer, officer, administrator }
  const suspended = people.secondReviewer

  async function openAnew(): Promise<Record<Asker, Browser>> {
    const entries = await Promise.all(
      Object.entries({ ...persons, suspended }).map(async ([asker, person]) => [
        asker,
        await browseAs(application, ask, person),
      ]),
    )
    return { ...Object.fromEntries(entries), visitor: browseAsVisitor(application, ask) }
  }

  const browsers = await openAnew()
  const { queries } = application.database
  await queries.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, suspended.id))
  // The month's limit is not what these tables are about.
  await queries.update(profiles).set({ subscriptionTier: 'premium' })

  async function verifiedReport(): Promise<string> {
    const owner: Person = { ...reporter, subscription: { tier: 'premium', status: 'active' } }
    const { id } = await submitted(application, owner)
    await verifyReport(application, secondOfficer, id, { method: 'document_check', notes: 'Compared.' })
    return id
  }

  async function approvedReport(): Promise<string> {
    const id = await verifiedReport()
    await approveReport(application, officer, id)
    return id
  }

  return {
    browsers,
    openAnew,
    bystander: secondOfficer,
    verifiedReport,
    approvedReport,
    administrator,
  }
}
