import type { Person } from '../actor.ts'
import { type Role, roles, staffRoles } from '../people/roles.ts'
import type { ReportFacts } from '../reports/report.ts'
import { readerOf } from '../reports/visibility.ts'
import { forPeople, forRoles, type Rule, type Verdict } from './rule.ts'

const everyoneButObservers = roles.filter((role) => role !== 'observer')
const publishers: readonly Role[] = ['officer', 'administrator']

/** Who may do what to a report, whatever its status: the workflow decides about that. */
export const reportRules = {
  'report.submit': forPeople(() => true) satisfies Rule<null>,
  'report.read': ((actor, report) => {
    if (actor.kind === 'visitor') return 'sign-in-needed'
    else return readerOf(actor, report) ? true : 'not-found'
  }) satisfies Rule<ReportFacts>,
  'report.edit': forRoles<ReportFacts>(everyoneButObservers, ownOnly),
  'report.verify': forRoles<ReportFacts>(staffRoles, notOwn),
  'report.rate': forRoles<ReportFacts>(staffRoles, notOwn),
  'report.approve': forRoles<ReportFacts>(publishers, notOwn),
  'report.reject': forRoles<ReportFacts>(publishers, notOwn),
  'report.retract': forRoles<ReportFacts>(publishers, notOwn),
  'report.queue': forRoles<null>(staffRoles),
} as const

function ownOnly(person: Person, report: ReportFacts): Verdict {
  return report.ownerId === person.id ? true : 'access-denied'
}

function notOwn(person: Person, report: ReportFacts): Verdict {
  return report.ownerId === person.id ? 'own-report' : true
}
