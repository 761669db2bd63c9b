import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { roles } from '#domain/people/roles.ts'
import { verifyReport } from '#server/cases/verify-report.ts'
import { profiles } from '#server/database/people-schema.ts'
import { drafts } from '#server/database/schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { createAccount } from '#server/people/create-account.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { attachStream } from '#server/writing/attachments/attach-stream.ts'
import { listDraftAttachments } from '#server/writing/attachments/own-files.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { buildReport, buildStatements, password, submitted, wholeCast } from '#tests/cast.ts'
import { type Asker, askers, type ByPassword, isByPassword, roleOf } from './askers.ts'
import { type Ask, type Browser, browseAs, browseAsVisitor } from './browse.ts'
import { samplePdf } from './documents/sample-files.ts'
import { givePlan } from './plans/give-plan.ts'
import { rejectedByTwo } from './second-person/settled.ts'

export type Browsers = { of(asker: Asker): Browser }

export type Everybody = {
  browsers: Browsers
  /** What an asker with an account is called. */
  usernameOf(asker: Asker): string | null
  /** A report of the reporter, verified by a person who is no asker. */
  verifiedReport(): Promise<string>
  approvedReport(): Promise<string>
  rejectedReport(): Promise<string>
  /** A draft of the reporter's, and its file. */
  draftWithFile(): Promise<{ id: string; attachment: string }>
  /** A report of the reporter's, and its file. */
  reportWithFile(): Promise<{ id: string; attachment: string }>
  administrator: Person
  /** Who may apply as an expert. */
  applicant: Person
  /** An officer who asks for nothing. */
  bystander: Person
  /** Browsers in which the same people have logged in again. */
  openAnew(): Promise<Browsers>
}

/** One browser for each asker; `suspended` is a reviewer whose account was suspended while they were logged in. */
export async function everybody(application: Application, ask: Ask): Promise<Everybody> {
  const people = await wholeCast(application)
  const { reporter, officer, administrator, secondOfficer } = people
  const suspended = people.secondReviewer
  const halfway = await Promise.all(
    askers
      .filter(isByPassword)
      .map(async (asker) => [asker, await enterHalfway(application, asker)] as const),
  )
  const persons = new Map<Asker, Person>([
    ...roles.map((role) => [role, people[role]] as const),
    ...halfway,
    ...([
      ['owner', reporter],
      ['stranger', people.stranger],
      ['suspended', suspended],
    ] as const),
  ])

  async function openAnew(): Promise<Browsers> {
    const entries = await Promise.all(
      askers.map(async (asker) => {
        const person = persons.get(asker)
        const browser = person ? await browseAs(application, ask, person) : browseAsVisitor(application, ask)
        return [asker, browser] as const
      }),
    )
    const opened = new Map(entries)
    return { of: (asker) => opened.get(asker) ?? browseAsVisitor(application, ask) }
  }

  const browsers = await openAnew()
  const { queries } = application.database
  await queries.update(profiles).set({ status: 'suspended' }).where(eq(profiles.id, suspended.id))
  // The month's limit is not what these tables are about.
  for (const person of persons.values()) await givePlan(application, person.id)

  async function verifiedReport(): Promise<string> {
    const { id } = await submitted(application, owner)
    await verifyReport(application, secondOfficer, id, { method: 'document_check', notes: 'Compared.' })
    return id
  }

  async function approvedReport(): Promise<string> {
    const id = await verifiedReport()
    await approveReport(application, officer, id, buildStatements())
    return id
  }

  async function rejectedReport(): Promise<string> {
    const id = await verifiedReport()
    await rejectedByTwo(application, officer, id, { reason: 'The land is leased.' })
    return id
  }

  const owner: Person = { ...reporter, subscription: { tier: 'premium', status: 'active' } }

  async function draftWithFile() {
    const id = randomUUID()
    // Five are all that one person may keep.
    await queries.delete(drafts).where(eq(drafts.ownerMark, markOf(application, 'drafts', owner.id)))
    await saveDraft(application, owner, { ...buildReport(), submissionKey: id, draftVersion: '0' })
    await attachStream(application, owner, id, { name: 'a.pdf', bytes: Readable.from([samplePdf]) })
    const { whole } = await listDraftAttachments(application, owner, id)
    return { id, attachment: whole[0]?.id ?? '' }
  }

  async function reportWithFile() {
    const { id: draft, attachment } = await draftWithFile()
    const { id } = await sendDraft(application, owner, draft, { draftVersion: '1' })
    return { id, attachment }
  }

  return {
    browsers,
    usernameOf: (asker) => persons.get(asker)?.username ?? null,
    openAnew,
    bystander: secondOfficer,
    draftWithFile,
    reportWithFile,
    verifiedReport,
    approvedReport,
    rejectedReport,
    administrator,
    applicant: people.stranger,
  }
}

/** One of the staff with an account of their own, whose session has shown no second step. */
async function enterHalfway(application: Application, asker: ByPassword): Promise<Person> {
  const username = asker.replaceAll(' ', '-')
  const account = { username, email: `${username}@example.org`, password }
  await createAccount(application, account, roleOf(asker) ?? 'reporter')
  const made = await findAccount(application.database.queries, username)
  if (!made) throw new Error(`${username} was not made`)
  return made.person
}
