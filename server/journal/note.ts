import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { isRefusal } from '#domain/errors.ts'
import {
  type AlarmKind,
  alarmOf,
  alarms,
  type EntryKind,
  type JournalEntry,
  notedRefusals,
} from '#domain/journal/entry.ts'
import { journalled } from '#domain/journal/journalled.ts'
import { needsSecondStep, rolesWith } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import type { Action } from '#domain/permissions/can.ts'
import { countOfHour } from '#server/access/rate-limit.ts'
import { profiles } from '#server/database/people-schema.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import { writeEntry } from './write-entry.ts'

type Member = { id: string; role: Role }
type Said = Partial<Omit<JournalEntry, 'at' | 'who' | 'kind' | 'alarm'>>

/** After a use case succeeded. The answer waits for it: what is not in the journal was not read. */
export async function noteDone(
  application: Application,
  actor: Actor,
  action: Action,
  about: unknown,
): Promise<void> {
  const noted = journalled[action]
  if (actor.kind !== 'person' || noted === 'nothing' || noted === 'refusals' || isOwn(actor.id, about)) return
  await note(application, actor, noted, { action, reportId: reportIn(action, about) })
}

/** After a rule refused. Names no thing: a refusal must not tell whose report it was. */
export async function noteRefused(
  application: Application,
  actor: Actor,
  action: Action,
  thrown: unknown,
): Promise<void> {
  if (actor.kind !== 'person' || journalled[action] === 'nothing' || !isRefusal(thrown)) return
  if (notedRefusals.includes(thrown.code))
    await note(application, actor, 'refused', { action, code: thrown.code })
}

/** Of staff accounts; of all others nothing is written. */
export async function note(
  application: Application,
  member: Member,
  kind: EntryKind,
  said: Said = {},
): Promise<void> {
  if (!needsSecondStep(member.role)) return
  const entry: JournalEntry = {
    ...{ action: null, reportId: null, code: null, alarm: null, ...said },
    ...{ at: application.now().toISOString(), who: member.id, kind },
  }
  await writeEntry(application, entry)
  const alarm = alarmOf(kind)
  if (alarm && (await countOfHour(application, alarm, member.id)) === alarms[alarm].most)
    await raise(application, entry, alarm)
}

/** As `note`, and the answer does not wait: how long it takes must not tell that an account is one of the staff. */
export function noteLater(application: Application, member: Member, kind: EntryKind): void {
  note(application, member, kind).catch((error: unknown) =>
    application.log.error({ fault: describeFault(error) }, 'the security journal was not written'),
  )
}

/** Once an hour for each account and kind: an entry on top of the journal, and a letter that says no more than that there is one. */
async function raise(application: Application, entry: JournalEntry, alarm: AlarmKind): Promise<void> {
  const { queries } = application.database
  await writeEntry(application, { ...entry, kind: 'alarm', alarm })
  const readers = await queries
    .select({ id: profiles.id, email: profiles.email })
    .from(profiles)
    .where(and(eq(profiles.status, 'active'), inArray(profiles.role, rolesWith('reads-journal'))))
  const letters = readers.map(({ id, email: to }) => ({
    kind: 'account-notice' as const,
    data: { to, notice: 'journal-alarm' as const },
    // However many alarms there are, one letter waits for each reader.
    onceKey: `journal-alarm:${markOf(application, 'notifications', id)}`,
  }))
  await enqueue(application, queries, ...letters)
}

function isOwn(id: string, about: unknown): boolean {
  return typeof about === 'object' && about !== null && 'ownerId' in about && about.ownerId === id
}

function reportIn(action: Action, about: unknown): string | null {
  if (!action.startsWith('report.') || typeof about !== 'object' || about === null) return null
  return 'id' in about && typeof about.id === 'string' ? about.id : null
}
