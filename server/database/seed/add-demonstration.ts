import { eq } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { needsSecondStep } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import { before, days, minutes } from '#domain/time/durations.ts'
import { codeAt } from '#server/access/factors/totp.ts'
import { startSession } from '#server/access/sessions.ts'
import { profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { createAccount } from '#server/people/create-account.ts'
import { declareInterests } from '#server/people/declare-interests.ts'
import { findAccount } from '#server/people/people-queries.ts'
import { activateApp, beginApp, showBegunApp } from '#server/people/second-step/set-up-app.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { findVisit, returnByCode } from '#server/sources/visits.ts'
import { withdrawReport } from '#server/sources/withdraw-report.ts'
import { addInventedExperts } from './add-invented-experts.ts'
import { addInventedPeople } from './add-invented-people.ts'
import { addInventedReports, type Progress } from './add-invented-reports.ts'
import { addInventedWork } from './add-invented-work.ts'
import { inventedReport } from './invented-report.ts'
import { seededDraws } from './seeded-draws.ts'

/** How a person logs in to a demonstration. `totpSecret` is null for those who have no second step. */
export type LogIn = { name: string; role: Role; password: string; totpSecret: string | null }

export type Demonstration = {
  logIns: LogIn[]
  /** The code that opens a report of a source without an account. */
  sourceCode: string
}

const seed = 1
const peopleCount = 12
const ofSources = 4
const ofExperts = 1

/** Invented people of each role who can log in, invented reports in every state, and reports of sources without an account. */
export async function addDemonstration(
  application: Application,
  count: number,
  onProgress: Progress = () => {},
): Promise<Demonstration> {
  const password = application.randomness.bytes(12).toString('base64url')
  const administrator = await addAdministrator(application, password)
  const auditor = await addMember(application, { role: 'auditor', name: 'mai-bincike', password })
  const invented = await addInventedPeople(application, { count: peopleCount, seed, password })
  const reports = { count: count - ofSources - ofExperts, seed, onProgress }
  await addInventedReports(application, invented, reports)
  const sourceCode = await addReportsOfSources(application)
  const [officer] = invented.officers
  if (!officer) throw new Error('a demonstration has an officer')
  const experts = await addInventedExperts(application, { administrator, officer, password, seed })
  const [reviewer, owner] = [invented.reviewers[0], invented.reporters[0]]
  if (reviewer && owner) await addInventedWork(application, { owner, reviewer, experts, seed })
  const people = [
    ...[administrator, auditor],
    ...[...invented.officers, ...invented.reviewers, ...invented.reporters],
  ]
  const logIns: LogIn[] = []
  for (const person of people) {
    const totpSecret = needsSecondStep(person.role) ? await setUpApp(application, person) : null
    logIns.push({ name: person.username, role: person.role, password, totpSecret })
  }
  // Experts read only behind a second step.
  for (const person of experts)
    logIns.push({
      name: person.username,
      role: person.role,
      password,
      totpSecret: await setUpApp(application, person),
    })
  return { logIns, sourceCode }
}

async function addAdministrator(application: Application, password: string): Promise<Person> {
  const person = await addMember(application, { role: 'administrator', name: 'shugaba', password })
  await declareInterests(application, person, { names: `${person.username} Fitila-Seed` })
  return person
}

type Member = { role: Role; name: string; password: string }

/** A member of the staff of long standing. */
async function addMember(application: Application, { role, name, password }: Member): Promise<Person> {
  const username = `${name}-${seed}-01`
  const account = { username, email: `${username}@invented.example`, password }
  await createAccount(application, account, role, async ({ queries }, id) => {
    const secondStepSince = before(application.now(), days(1_100))
    await queries.update(profiles).set({ secondStepSince }).where(eq(profiles.id, id))
  })
  const made = await findAccount(application.database.queries, username)
  if (!made) throw new Error(`${username} was not made`)
  return { ...made.person, assurance: 'full', isConfirmed: true }
}

/** By the same steps as a person with an app. They were taken a while ago, so that the code of this moment is not used up. */
async function setUpApp(application: Application, person: Person): Promise<string> {
  const earlier = before(application.now(), minutes(10))
  const then: Application = { ...application, now: () => earlier }
  const session = await startSession(then, person, 'full')
  await beginApp(then, person)
  const begun = await showBegunApp(then, person)
  if (!begun) throw new Error('no app was begun')
  const secret = begun.secret.replaceAll(' ', '')
  await activateApp(then, person, session, { code: codeAt(secret, earlier) })
  return secret
}

/** Half of them are taken back. Answers the code of one that waits. */
async function addReportsOfSources(application: Application): Promise<string> {
  let code = ''
  for (let number = 0; number < ofSources; number += 1) {
    const words = inventedReport(seededDraws(seed, 'source', number))
    const form = { ...words, formNumber: application.randomness.uuid() }
    const sent = await sendReport(application, form, null)
    if (number % 2 === 0) await takeBack(application, sent.code)
    else code = sent.code
  }
  return code
}

async function takeBack(application: Application, sourceCode: string): Promise<void> {
  const source = await findVisit(application, await returnByCode(application, { sourceCode }, null))
  if (!source) throw new Error('the report was not opened')
  await withdrawReport(application, source, null)
}
