import type { Person } from '../actor.ts'
import { type Role, roles, staffRoles } from '../people/roles.ts'
import type { ReportStanding } from '../reports/report.ts'
import { readerOf, wouldReadAsStaff } from '../reports/visibility.ts'
import { forPeople, forRoles, forStaff, onceConfirmed, type Rule, type Verdict } from './rule.ts'

const everyoneButObservers = roles.filter((role) => role !== 'observer')
const publishers: readonly Role[] = ['officer', 'administrator']

/** Who may do what to a report, whatever its status: the workflow decides about that. */
export const reportRules = {
  'report.submit': forPeople(() => true) satisfies Rule<null>,
  'report.read': ((actor, report) => {
    if (actor.kind === 'visitor') return 'sign-in-needed'
    else if (readerOf(actor, report)) return true
    else return wouldReadAsStaff(actor) ? 'second-step-needed' : 'not-found'
  }) satisfies Rule<ReportStanding>,
  'report.attachments': ((actor, report) => {
    if (actor.kind === 'visitor') return 'sign-in-needed'
    const reader = readerOf(actor, report)
    return reader === 'owner' || reader === 'staff' ? true : 'not-found'
  }) satisfies Rule<ReportStanding>,
  // The owner of a report is told of no other, on the staff or not.
  'report.similar': forStaff<ReportStanding>(staffRoles, (person, report) =>
    readerOf(person, report) === 'staff' ? true : 'not-found',
  ),
  'report.receipt': ((actor, report) => {
    if (actor.kind === 'visitor') return 'sign-in-needed'
    else return readerOf(actor, report) === 'owner' ? true : 'not-found'
  }) satisfies Rule<ReportStanding>,
  'report.edit': forRoles<ReportStanding>(everyoneButObservers, ownOnly),
  'report.verify': forStaff<ReportStanding>(staffRoles, mayHandle),
  'report.rate': forStaff<ReportStanding>(staffRoles, mayHandle),
  'report.review': forStaff<ReportStanding>(staffRoles, mayJudge),
  'report.approve': onceConfirmed(forStaff<ReportStanding>(publishers, mayHandle)),
  'report.reject': forStaff<ReportStanding>(publishers, mayHandle),
  'report.retract': onceConfirmed(forStaff<ReportStanding>(publishers, mayHandle)),
  'report.dispute': forStaff<ReportStanding>(staffRoles, mayJudge),
  'report.correct': forStaff<ReportStanding>(staffRoles, mayJudge),
  'report.confirm': onceConfirmed(forStaff<ReportStanding>(publishers, mayJudge)),
  'report.claim': forStaff<ReportStanding>(staffRoles, mayHandle),
  'report.release': forStaff<ReportStanding>(staffRoles, (person, report) => {
    const judges = mayJudge(person, report)
    if (judges !== true) return judges
    else if (report.heldBy === null) return 'nobody-holds-it'
    else return report.heldBy === person.id || person.role === 'administrator' ? true : 'report-held'
  }),
  'report.queue': forStaff<null>(staffRoles),
  'report.requests': forStaff<null>(staffRoles),
} as const

function ownOnly(person: Person, report: ReportStanding): Verdict {
  return report.ownerId === person.id ? true : 'access-denied'
}

/** Nobody judges a report of their own, or one about themselves. */
function mayJudge(person: Person, report: ReportStanding): Verdict {
  if (report.ownerId === person.id) return 'own-report'
  else return report.barrier ?? true
}

/** As `mayJudge`, for steps that two people cannot take at once. A colleague's review is welcome meanwhile. */
function mayHandle(person: Person, report: ReportStanding): Verdict {
  const judges = mayJudge(person, report)
  if (judges !== true) return judges
  else return report.heldBy === null || report.heldBy === person.id ? true : 'report-held'
}
