import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Person } from '#domain/actor.ts'
import { addDays, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { expertAssignments, expertProfiles } from '#server/database/people-schema.ts'
import { sendApplication } from '#server/experts/apply-as-expert.ts'
import { askExpert } from '#server/experts/assignments/ask-expert.ts'
import { checkConflicts } from '#server/experts/assignments/check-conflicts.ts'
import { acceptInvitation } from '#server/experts/assignments/take-work.ts'
import type { Application } from '#server/kernel/application.ts'
import { storeKeys } from '#server/sealing/key-queries.ts'
import { cast, submitted } from '#tests/cast.ts'
import { buildExpert } from './build-expert.ts'

/** As two people would have verified them: what that takes is another test's. */
export async function verifyAtOnce(
  application: Application,
  person: Person,
  overrides: Record<string, string> = {},
): Promise<void> {
  await sendApplication(application, person, buildExpert(overrides))
  const today = dayInNigeria(application.now())
  await application.database.queries
    .update(expertProfiles)
    .set({ verificationStatus: 'verified', verifiedOn: today, verifiedUntil: addDays(today, 365) })
    .where(eq(expertProfiles.userId, person.id))
}

/** What staff type to ask an expert. */
export function buildQuestion(expert: { id: string }, overrides: Record<string, string> = {}) {
  return {
    expert: expert.id,
    area: 'accounting',
    hours: '3',
    dueOn: '2099-01-01',
    question: 'Do the two wombat vouchers pay for one work?',
    'give.evidence': 'yes',
    'extract.evidence': 'Two quokka vouchers, signed by [[Misali Kirkira]].',
    ...overrides,
  }
}

export async function invitedExpert(application: Application) {
  const people = await cast(application, 'reporter', 'stranger', 'reviewer')
  const { reporter, stranger: expert, reviewer } = people
  await verifyAtOnce(application, expert)
  const report = await submitted(application, reporter)
  const id = await askExpert(application, reviewer, report.id, buildQuestion(expert))
  return { reporter, expert, reviewer, report, id }
}

export async function acceptedWork(application: Application) {
  const invited = await invitedExpert(application)
  const { expert, id } = invited
  await checkConflicts(application, expert, id, { names: 'Hauwa Gwajiyo' })
  await acceptInvitation(application, expert, id, { agree: 'yes' })
  return invited
}

/** A row with its key, for tests of keys alone. */
export async function rawAssignment({ database, vault }: Application, reportId: string): Promise<string> {
  const id = randomUUID()
  const { key, wrappedKeys } = vault.newKey({ kind: 'assignment', id })
  const day = '2026-11-21'
  await database.queries.insert(expertAssignments).values({
    ...{
      id,
      reportId,
      invitedBy: randomUUID(),
      area: 'law',
      zone: 'north_west',
      effortHours: 3,
      state: 'invited',
    },
    ...{ invitedOn: day, lapsesOn: day, dueOn: day, sealedQuestion: key.seal('question', 'Why?') },
  })
  await storeKeys(database.queries, { kind: 'assignment', id }, wrappedKeys)
  return id
}
