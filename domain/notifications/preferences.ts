import {
  addDays,
  type Day,
  dayInNigeria,
  startOfDay,
  startOfStretch,
  weekday,
} from '../time/day-in-nigeria.ts'
import { after, before, hours, minutes } from '../time/durations.ts'
import { type NotificationType, notificationTypes } from './notification.ts'

export const digests = ['at_once', 'daily', 'weekly'] as const
export type Digest = (typeof digests)[number]

/** Where one type of news is told. */
export type Wish = { app: boolean; mail: boolean }

export type Preferences = { wishes: Record<NotificationType, Wish>; digest: Digest }

/** What is in a person's row: what they chose, under types that may have come or gone since. */
export type StoredPreferences = { wishes: Readonly<Record<string, Wish>>; digest: Digest }

/** Mail is off until a person asks for it: anyone who can read a mailbox learns from it that there is an account here. */
const defaults = {
  status_change: { app: true, mail: false },
  verification_update: { app: true, mail: false },
  peer_review: { app: true, mail: false },
  expert_assignment: { app: true, mail: false },
  assignment_message: { app: true, mail: false },
  plan_news: { app: true, mail: false },
  search_news: { app: true, mail: false },
  team_news: { app: true, mail: false },
  case_assigned: { app: true, mail: false },
  new_report: { app: true, mail: false },
  new_answer: { app: true, mail: false },
  new_correction_request: { app: true, mail: false },
  new_expert_application: { app: true, mail: false },
} as const satisfies Record<NotificationType, Wish>

/** A person's choices, with the usual answer for every type that they were never asked about. */
export function preferencesOf(stored: StoredPreferences | null): Preferences {
  const wishes = notificationTypes.map((type) => [type, stored?.wishes[type] ?? defaults[type]])
  return {
    wishes: Object.fromEntries(wishes) as Record<NotificationType, Wish>,
    digest: stored?.digest ?? 'at_once',
  }
}

export function wantsMail({ wishes }: Preferences): boolean {
  return Object.values(wishes).some(({ mail }) => mail)
}

export function withoutMail({ wishes, digest }: Preferences): Preferences {
  const quiet = Object.entries(wishes).map(([type, { app }]) => [type, { app, mail: false }])
  return { wishes: Object.fromEntries(quiet) as Record<NotificationType, Wish>, digest }
}

/** Six in the morning. */
const morning = hours(6)

/** Who does something that staff are told of. A letter must not tell a mail company in which minute a source was here. */
export type Doing = 'by others' | 'by a source'

const stretches = { 'by others': minutes(1), 'by a source': hours(1) } as const satisfies Record<
  Doing,
  number
>

/**
 * When a letter about news of this moment goes out. News that shares the moment shares the letter: `at once` means at
 * the next full minute, and at the next full hour for what a source did.
 */
export function nextLetterAt(digest: Digest, now: Date, doing: Doing = 'by others'): Date {
  if (digest === 'at_once') return after(startOfStretch(now, stretches[doing]), stretches[doing])
  const nextDay = addDays(dayInNigeria(before(now, morning)), 1)
  if (digest === 'daily') return morningOf(nextDay)
  const monday = 1
  return morningOf(addDays(nextDay, (monday - weekday(nextDay) + 7) % 7))
}

function morningOf(day: Day): Date {
  return after(startOfDay(day), morning)
}
