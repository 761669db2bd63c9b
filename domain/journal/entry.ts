import type { Action } from '../permissions/can.ts'
import type { RefusalCode } from '../refusals.ts'
import { type Duration, minutes } from '../time/durations.ts'

/** What the security journal tells apart. */
export const entryKinds = [
  'logged-in',
  'log-in-refused',
  'confirmation-refused',
  'refused',
  'read',
  'export',
  'setting',
  'alarm',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** What was too much within an hour, of one account. */
export const alarms = {
  'log-ins-refused': { counts: ['log-in-refused', 'confirmation-refused'], most: 5 },
  'refused-often': { counts: ['refused'], most: 10 },
  'read-much': { counts: ['read'], most: 200 },
  'exported-often': { counts: ['export'], most: 5 },
  'settings-changed-often': { counts: ['setting'], most: 20 },
} as const satisfies Record<string, { counts: readonly EntryKind[]; most: number }>
export type AlarmKind = keyof typeof alarms
export const alarmKinds = Object.keys(alarms) as AlarmKind[]

/** Over how long alarms count. */
export const alarmWindow: Duration = minutes(60)

/** What is sealed: no network, no device, and nothing of a reporter or a source. */
export type JournalEntry = {
  at: string
  /** The account of a member of the staff. */
  who: string
  kind: EntryKind
  action: Action | null
  /** Which report was read, where it is another person's. */
  reportId: string | null
  /** Why it was refused. */
  code: RefusalCode | null
  alarm: AlarmKind | null
}

/** Which alarm an entry of this kind counts for; null for none. */
export function alarmOf(kind: EntryKind): AlarmKind | null {
  return alarmKinds.find((alarm) => alarms[alarm].counts.some((counted) => counted === kind)) ?? null
}

/** Refusals that say that a person may not. A mistake in a form is none, and what tells whose report it is stays out. */
export const notedRefusals: readonly RefusalCode[] = [
  'access-denied',
  'administrators-only',
  'role-administrators-only',
  'account-suspended',
  'conflict-of-interest',
  'own-account',
]

/** The operator appoints two, so that one can be away, and neither is alone with it. */
export const mostAuditors = 2
