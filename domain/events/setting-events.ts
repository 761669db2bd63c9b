/**
 * What happened to the site as a whole. `eventsKept` is how many events this machine had seen, `eventsFound` how many the database still had
 * when it was put back.
 */
export type SettingEvent =
  | { kind: 'setting.restored'; subjectId: string; detail: { eventsKept: number; eventsFound: number } }
  // The operator stopped all changes, and let them in again.
  | { kind: 'setting.frozen'; subjectId: string; detail: Record<string, never> }
  | { kind: 'setting.thawed'; subjectId: string; detail: Record<string, never> }

/** Every kind, for a walk over all of them. Their names are in `words/`. */
export const settingEvents = {
  'setting.restored': true,
  'setting.frozen': true,
  'setting.thawed': true,
} as const satisfies Record<SettingEvent['kind'], true>
