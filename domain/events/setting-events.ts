import type { SettingName } from '../operating/site-settings.ts'
import type { ProposalEnd } from '../proposals/acts.ts'

/**
 * What happened to the site as a whole. `eventsKept` is how many events this machine had seen, `eventsFound` how many the database still had
 * when it was put back.
 */
export type SettingEvent =
  | { kind: 'setting.restored'; subjectId: string; detail: { eventsKept: number; eventsFound: number } }
  // The operator stopped all changes, and let them in again.
  | { kind: 'setting.frozen'; subjectId: string; detail: Record<string, never> }
  | { kind: 'setting.thawed'; subjectId: string; detail: Record<string, never> }
  // The files to carry that the site gives away from now on.
  | { kind: 'setting.carried_files'; subjectId: string; detail: { files: CarriedFileHash[] } }
  | { kind: 'setting.proposed'; subjectId: string; detail: { setting: SettingName } }
  | { kind: 'setting.ended'; subjectId: string; detail: { setting: SettingName; outcome: ProposalEnd } }
  // The hash is of the value, so that the log shows later what a page said on a day.
  | {
      kind: 'setting.changed'
      subjectId: string
      detail: { setting: SettingName; version: number; sha256: string; alone: boolean }
    }

/** `sha256`: 64 digits of base 16. */
export type CarriedFileHash = { name: string; sha256: string }

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const settingEvents = {
  'setting.restored': true,
  'setting.frozen': true,
  'setting.thawed': true,
  'setting.carried_files': true,
  'setting.proposed': true,
  'setting.ended': true,
  'setting.changed': true,
} as const satisfies Record<SettingEvent['kind'], true>
