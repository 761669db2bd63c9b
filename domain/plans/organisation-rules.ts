import type { Person } from '../actor.ts'
import type { RefusalCode } from '../refusals.ts'
import { before, hours } from '../time/durations.ts'

/** After how many hours a session no longer opens the organisation's rooms. */
export const sessionHoursOffered = [1, 4, 8, 12, 24] as const

/** What an organisation demands before it shows what is its own. It never keeps a person from their own account. */
export type OrganisationRules = {
  needsPasskey: boolean
  sessionHours: number | null
  /** As `readNetwork` writes them. None allows every network. */
  networks: readonly string[]
  /** An export waits until a second member agrees. */
  exportsByTwo: boolean
}

export const noRules: OrganisationRules = {
  needsPasskey: false,
  sessionHours: null,
  networks: [],
  exportsByTwo: false,
}

/** How the actor came in. What no session vouches for came in by nothing that a rule accepts. */
export type Entrance = Person['entrance']

/** Null where the rules let this session in; otherwise the refusal. */
export function refusedByRules(
  rules: OrganisationRules,
  entrance: Entrance,
  { now, isInNetworks }: { now: Date; isInNetworks: boolean },
): RefusalCode | null {
  if (!isInNetworks) return 'organisation-network'
  if (rules.sessionHours !== null) {
    const begins = entrance?.startedAt
    if (!begins || before(now, hours(rules.sessionHours)) >= begins) return 'organisation-session-old'
  }
  return rules.needsPasskey && !entrance?.byPasskey ? 'organisation-needs-passkey' : null
}

/** What the log of an organisation has. Never a log-in, a search, or anything about a member's own report. */
export const logKinds = [
  ...([
    'rules-changed',
    'invited',
    'invites-taken-back',
    'seat-taken',
    'seat-left',
    'seat-taken-back',
  ] as const),
  ...(['key-made', 'key-revoked', 'webhook-made', 'webhook-removed'] as const),
  ...(['export-asked', 'export-agreed', 'export-declined', 'export-begun'] as const),
] as const
export type LogKind = (typeof logKinds)[number]

/** How many days an export waits for a second member, and then for its asker. */
export const exportRequestDays = 7
