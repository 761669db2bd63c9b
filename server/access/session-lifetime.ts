import type { SessionAssurance } from '#domain/people/assurance.ts'
import { roleTraits } from '#domain/people/capacities.ts'
import type { Role } from '#domain/people/roles.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { after, days, hours, minutes } from '#domain/time/durations.ts'

type StartedSession = { assurance: SessionAssurance; role: Role; createdAt: Date }

/** By then a phone may have changed hands. ASVS 5.0, 7.3.2. */
const longestOfPublic = days(90)

/**
 * When a session ends if it is not used again. A staff session opens sealed reports: half an hour without use, and never more
 * than twelve hours after the log-in. Others slide by seven days, and end ninety days after the log-in. For the second step there are
 * ten minutes.
 */
export function endOfSession({ assurance, role, createdAt }: StartedSession, now: Date): Date {
  if (assurance === 'pending') return after(createdAt, minutes(10))
  const { sessionHours } = roleTraits[role]
  if (sessionHours === null) return earlier(after(now, days(7)), after(createdAt, longestOfPublic))
  else return earlier(after(now, minutes(30)), after(createdAt, hours(sessionHours)))
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}

/** Written once in half a life and once a day, not at every page. */
export function isToBeWritten(
  stored: { expiresAt: Date; lastUsedOn: string },
  later: Date,
  now: Date,
): boolean {
  const isNewDay = stored.lastUsedOn !== dayInNigeria(now)
  const gained = later.getTime() - stored.expiresAt.getTime()
  const left = stored.expiresAt.getTime() - now.getTime()
  return isNewDay || gained > left
}
