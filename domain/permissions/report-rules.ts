import type { Person } from '../actor.ts'
import { type Role, roles, staffRoles } from '../people/roles.ts'
import type { ReportFacts } from '../reports/report.ts'
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
  }) satisfies Rule<ReportFacts>,
  'report.attachments': ((actor, report) => {
    if (actor.kind === 'visitor') return 'sign-in-needed'
    const reader = readerOf(actor, report)
    return reader === 'owner' || reader === 'staff' ? true : 'not-found'
  }) satisfies Rule<ReportFacts>,
  // The owner of a report is told of no other, on the staff or not.
  'report.similar': forStaff<ReportFacts>(staffRoles, (person, report) =>
    readerOf(person, report) === 'staff' ? true : 'not-found',
  ),
  'report.receipt': ((actor, report) => {
    if (actor.kind === 'visitor') return 'sign-in-needed'
    else return readerOf(actor, report) === 'owner' ? true : 'not-found'
  }) satisfies Rule<ReportFacts>,
  'report.edit': forRoles<ReportFacts>(everyoneButObservers, ownOnly),
  'report.verify': forStaff<ReportFacts>(staffRoles, mayHandle),
  'report.rate': forStaff<ReportFacts>(staffRoles, mayHandle),
  'report.review': forStaff<ReportFacts>(staffRoles, mayJudge),
  'report.approve': onceConfirmed(forStaff<ReportFacts>(publishers, mayHandle)),
  'report.reject': forStaff<ReportFacts>(publishers, mayHandle),
  'report.retract': onceConfirmed(forStaff<ReportFacts>(publishers, mayHandle)),
  'report.dispute': forStaff<ReportFacts>(staffRoles, mayJudge),
  'report.correct': forStaff<ReportFacts>(staffRoles, mayJudge),
  'report.confirm': onceConfirmed(forStaff<ReportFacts>(publishers, mayJudge)),
  'report.claim': forStaff<ReportFacts>(staffRoles, mayHandle),
  'report.release': forStaff<ReportFacts>(staffRoles, (person, report) => {
    const judges = mayJudge(person, report)
    if (judges !== true) return judges
    else if (report.heldBy === null) return 'nobody-holds-it'
    else return report.heldBy === person.id || person.role === 'administrator' ? true : 'report-held'
  }),
  'report.queue': forStaff<null>(staffRoles),
  'report.requests': forStaff<null>(staffRoles),
} as const

function ownOnly(person: Person, report: ReportFacts): Verdict {
  return report.ownerId === person.id ? true : 'access-denied'
}

/** Nobody judges a report of their own, or one about themselves. */
function mayJudge(person: Person, report: ReportFacts): Verdict {
  if (report.ownerId === person.id) return 'own-report'
  else return report.barrier ?? true
}

/** As `mayJudge`, for steps that two people cannot take at once. A colleague's review is welcome meanwhile. */
function mayHandle(person: Person, report: ReportFacts): Verdict {
  const judges = mayJudge(person, report)
  if (judges !== true) return judges
  else return report.heldBy === null || report.heldBy === person.id ? true : 'report-held'
}
