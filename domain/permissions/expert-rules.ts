import type { Person } from '../actor.ts'
import type { AssignmentStanding } from '../experts/assignment.ts'
import { isGranted } from '../people/grants.ts'
import type { ReportStanding } from '../reports/report.ts'
import { everyone, people, staff, type Verdict } from './rule.ts'

/** Experts: who applies, who checks, and who works on what. */
export const expertRules = {
  'expert.directory': everyone(),
  'expert.see-own': people({ evenSuspended: true }),
  'expert.apply': people(),
  'expert.leave': people({ evenSuspended: true }),
  'expert.manage': staff('administers', { otherwise: 'administrators-only' }),
  'expert.check': staff('administers', { otherwise: 'administrators-only' }),
  'expert.decide': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  'expert.suspend': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  // Staff ask, write to an expert, and end the work. An expert has no part in the report itself.
  'expert.ask': staff<ReportStanding>('judges', { only: mayAsk }),
  'assignment.see': people<AssignmentStanding>({ only: ownAlone, secondStep: true }),
  'assignment.work': people<AssignmentStanding>({ only: grantedAlone, secondStep: true }),
} as const

function mayAsk(person: Person, report: ReportStanding): Verdict {
  if (report.ownerId === person.id) return 'own-report'
  else return report.barrier ?? true
}

function ownAlone({ id }: { id: string }, { expertId, isVerified }: AssignmentStanding): Verdict {
  return expertId === id && isVerified ? true : 'not-found'
}

/** Access that was closed, or that has run out, is as if there had been none. */
function grantedAlone(person: { id: string }, assignment: AssignmentStanding): Verdict {
  const isOwn = ownAlone(person, assignment)
  return isOwn === true && !isGranted(assignment, person, 'reads-sealed-text') ? 'not-found' : isOwn
}
