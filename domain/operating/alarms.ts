import { addDays, clockInNigeria, type Day, dayInNigeria } from '../time/day-in-nigeria.ts'
import { type Duration, days, minutes } from '../time/durations.ts'

/** What an operator has to look at, in the order in which it hurts. The disk and the backups have alarms of their own. */
export const alarms = ['clock', 'log', 'jobs', 'mail', 'search', 'certificate'] as const
export type Alarm = (typeof alarms)[number]

export type MachineState = {
  now: Date
  /** How far the clock of this process is from the database's. */
  clocksApart: Duration
  /** The newest day that the log has sealed; null where the log has not begun, or its first day is not over. */
  sealedDay: Day | null
  /** Of the due jobs that no process has begun: how long the oldest waits, and the most tries of one. */
  mail: Waiting
  otherJobs: Waiting
  /** Until when the certificate of the site is good; null where it was not looked at. */
  certificateUntil: Date | null
  /** Until when the last look at a search on several servers is good; null on one server, and before the first look. */
  searchUntil: Date | null
}

export type Waiting = { late: Duration; tries: number }

/** A clock that is further off dates acts to another minute than colleagues see, and at midnight to another day. */
const mostApart = minutes(1)
/** A job is begun within seconds. After this its lane has stopped. */
const longestWait = minutes(30)
/** The fourth try is about 20 minutes after the first. */
const mostTries = 4
/** A day is sealed within minutes. */
const sealedBy = '02:00'
/** Certificates are usually renewed 30 days before their end. */
const renewedBefore = days(14)

export function alarmsOf(state: MachineState): Alarm[] {
  const { now, certificateUntil } = state
  const rings: Record<Alarm, boolean> = {
    clock: state.clocksApart > mostApart,
    log: isLogLate(state),
    jobs: isLate(state.otherJobs),
    mail: isLate(state.mail),
    search: state.searchUntil !== null && state.searchUntil <= now,
    certificate: certificateUntil !== null && certificateUntil.getTime() - now.getTime() < renewedBefore,
  }
  return alarms.filter((alarm) => rings[alarm])
}

function isLate({ late, tries }: Waiting): boolean {
  return late > longestWait || tries >= mostTries
}

/** Yesterday has to be sealed by two in the morning; before that, the day before yesterday. */
function isLogLate({ now, sealedDay }: MachineState): boolean {
  if (sealedDay === null) return false
  const back = clockInNigeria(now) < sealedBy ? 2 : 1
  return sealedDay < addDays(dayInNigeria(now), -back)
}
