import type { Person } from '#domain/actor.ts'
import type { Alarm } from '#domain/operating/alarms.ts'
import { countDone, isReady } from '#domain/operating/first-run.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { isDiskLow } from '#domain/plans/disk.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { listProposedCorrections } from '#server/publishing/corrections/list-proposed-corrections.ts'
import { countEnding } from '#server/retention/reports/count-ending.ts'
import { seeAlarms } from './see-alarms.ts'
import { type BackupsSeen, seeBackups } from './see-backups.ts'
import { seeFirstRun } from './see-first-run.ts'

/** What staff can tell the operator of. */
export type NotesForOperator = {
  isDiskLow: boolean
  ownsLog: boolean
  backups: BackupsSeen | null
  alarms: readonly Alarm[]
  /** How many reports lose their text within a week. */
  endingSoon: number
}

export type BesideQueue = {
  /** How many things wait for a second person. */
  waiting: number
  /** Null for others than administrators, and once all is done. */
  firstSteps: { done: number; all: number } | null
  notes: NotesForOperator
}

/**
 * What the page of the queue shows beside the table. Three ways at once, each one step after the other: with the table they take no more
 * connections than the lane of the staff has.
 *
 * @throws SignInNeeded
 */
export const seeBesideQueue = useCase('page.staff', async ({ application, actor }): Promise<BesideQueue> => {
  const [waiting, firstSteps, notes] = await Promise.all([
    waitingFor(application, actor),
    firstStepsOf(application, actor),
    notesFor(application, actor),
  ])
  return { waiting, firstSteps, notes }
})

async function waitingFor(application: Application, actor: Person): Promise<number> {
  const proposals = await listProposals(application, actor)
  const corrections = await listProposedCorrections(application, actor)
  return proposals.filter(({ waitsForBatch }) => !waitsForBatch).length + corrections.length
}

async function firstStepsOf(application: Application, actor: Person): Promise<BesideQueue['firstSteps']> {
  if (!hasCapacity(actor.role, 'administers')) return null
  const steps = await seeFirstRun(application, actor)
  return isReady(steps) ? null : { done: countDone(steps), all: steps.length }
}

async function notesFor(application: Application, actor: Person): Promise<NotesForOperator> {
  const administers = hasCapacity(actor.role, 'administers')
  return {
    isDiskLow: isDiskLow(await application.freeSpace()),
    ownsLog: administers && application.ownsLog,
    backups: administers ? await seeBackups(application, actor) : null,
    alarms: administers ? await seeAlarms(application, actor) : [],
    endingSoon: await countEnding(application, actor),
  }
}
