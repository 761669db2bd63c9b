import type { SessionAssurance } from '#domain/people/assurance.ts'
import { isStaffRole, type Role } from '#domain/people/roles.ts'

const minute = 60_000
const hour = 60 * minute

type SessionFacts = { assurance: SessionAssurance; role: Role; createdAt: Date }

/**
 * When a session ends if it is not used again. A staff session opens sealed reports: half an hour without use, and never more
 * than twelve hours after the log-in. Others slide for as long as they are used. For the second step there are ten minutes.
 */
export function endOfSession({ assurance, role, createdAt }: SessionFacts, now: Date): Date {
  if (assurance === 'pending') return new Date(createdAt.getTime() + 10 * minute)
  else if (isStaffRole(role))
    return new Date(Math.min(now.getTime() + 30 * minute, createdAt.getTime() + 12 * hour))
  else return new Date(now.getTime() + 7 * 24 * hour)
}

/** Written once in half a life and once a day, not at every page. */
export function isToBeWritten(
  stored: { expiresAt: Date; lastUsedOn: string },
  later: Date,
  now: Date,
): boolean {
  const isNewDay = stored.lastUsedOn !== now.toISOString().slice(0, 10)
  const gained = later.getTime() - stored.expiresAt.getTime()
  const left = stored.expiresAt.getTime() - now.getTime()
  return isNewDay || gained > left
}
