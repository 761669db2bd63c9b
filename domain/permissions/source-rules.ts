import type { Person } from '../actor.ts'
import type { ReportStanding } from '../reports/report.ts'
import { everyone, orSource, people, staff, type Verdict } from './rule.ts'

/** Reports without an account, and what their sources and staff write to each other. */
export const sourceRules = {
  'source.send': everyone(),
  'source.return': everyone(),
  'source.follow': orSource(people<ReportStanding>({ evenSuspended: true, only: ownerAlone })),
  'source.write': orSource(people<ReportStanding>({ only: ownerAlone })),
  'source.files': orSource(people<ReportStanding>({ only: ownerAlone })),
  'source.renew': orSource(people<ReportStanding>({ only: ownerAlone })),
  'source.delete': orSource(people<ReportStanding>({ only: ownerAlone })),
  'tip.send': everyone(),
  // Who has no visit of a tip's code finds none.
  'tip.follow': everyone(),
  'tip.answer': staff<ReportStanding>('judges', { only: mayAsk }),
  'source.ask': staff<ReportStanding>('judges', { only: mayAsk }),
  // Where the first question to a source needs a second person.
  'source.ask-first': staff<ReportStanding>('judges', { only: mayAsk, confirmed: true }),
} as const

function ownerAlone({ id }: { id: string }, report: ReportStanding): Verdict {
  return report.ownerId === id ? true : 'not-found'
}

function mayAsk(person: Person, report: ReportStanding): Verdict {
  if (report.ownerId === person.id) return 'own-report'
  else return report.barrier ?? true
}
