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

/** `sha256`: 64 digits of base 16. */
export type CarriedFileHash = { name: string; sha256: string }

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const settingEvents = {
  'setting.restored': true,
  'setting.frozen': true,
  'setting.thawed': true,
  'setting.carried_files': true,
} as const satisfies Record<SettingEvent['kind'], true>
