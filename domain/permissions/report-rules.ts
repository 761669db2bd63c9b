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
  'report.edit': forRoles<ReportFacts>(everyoneButObservers, ownOnly),
  'report.verify': forStaff<ReportFacts>(staffRoles, notOwn),
  'report.rate': forStaff<ReportFacts>(staffRoles, notOwn),
  'report.approve': onceConfirmed(forStaff<ReportFacts>(publishers, notOwn)),
  'report.reject': forStaff<ReportFacts>(publishers, notOwn),
  'report.retract': onceConfirmed(forStaff<ReportFacts>(publishers, notOwn)),
  'report.queue': forStaff<null>(staffRoles),
} as const

function ownOnly(person: Person, report: ReportFacts): Verdict {
  return report.ownerId === person.id ? true : 'access-denied'
}

function notOwn(person: Person, report: ReportFacts): Verdict {
  return report.ownerId === person.id ? 'own-report' : true
}
