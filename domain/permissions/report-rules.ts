import type { Person } from '../actor.ts'
import { hasCapacity } from '../people/capacities.ts'
import type { ReportStanding } from '../reports/report.ts'
import { isPublic, readerOf } from '../reports/visibility.ts'
import { either, everyone, orSource, people, staff, type Verdict } from './rule.ts'

/** What a declaration of interests says about one thing, or about none in particular. */
type Barred = Pick<ReportStanding, 'barrier'>

/** Who may do what to a report, whatever its status: the workflow decides about that. */
export const reportRules = {
  'report.submit': people(),
  'report.adopt': people(),
  'report.list-own': people({ evenSuspended: true }),
  'draft.read': people({ evenSuspended: true }),
  'draft.delete': people({ evenSuspended: true }),
  'report.read': either<ReportStanding>(
    people({ evenSuspended: true, only: ownerOrPublic }),
    staff('reads-sealed-text', { only: staffReader }),
  ),
  'report.attachments': either<ReportStanding>(
    people({ evenSuspended: true, only: ownerAlone }),
    staff('reads-sealed-text', { only: staffReader }),
  ),
  // The owner of a report is told of no other, on the staff or not.
  'report.similar': staff<ReportStanding>('reads-sealed-text', { only: staffReader }),
  'report.receipt': people<ReportStanding>({ evenSuspended: true, only: ownerAlone }),
  'report.edit': people<ReportStanding>({ capacity: 'edits-own-reports', only: ownOnly }),
  'report.verify': staff<ReportStanding>('judges', { only: mayHandle }),
  'report.rate': staff<ReportStanding>('judges', { only: mayHandle }),
  'report.review': staff<ReportStanding>('judges', { only: mayJudge }),
  'report.approve': staff<ReportStanding>('publishes', { only: mayHandle, confirmed: true }),
  'report.reject': staff<ReportStanding>('publishes', { only: mayHandle, confirmed: true }),
  'report.withdraw': orSource(people<ReportStanding>({ only: ownerAlone })),
  'report.reopen': staff<ReportStanding>('publishes', { only: mayHandle, confirmed: true }),
  'report.retract': staff<ReportStanding>('publishes', { only: mayHandle, confirmed: true }),
  'report.record': staff<ReportStanding>('judges', { only: mayJudge, confirmed: true }),
  'report.dispute': staff<ReportStanding>('judges', { only: mayJudge }),
  'report.read-paper': staff<ReportStanding>('judges', { only: mayJudge }),
  'report.correct': staff<ReportStanding>('judges', { only: mayJudge }),
  'report.confirm': staff<ReportStanding>('publishes', { only: mayJudge, confirmed: true }),
  'report.release-originals': staff<ReportStanding>('publishes', { only: mayJudge, confirmed: true }),
  'report.petition': staff<ReportStanding>('publishes', { only: mayJudge, confirmed: true }),
  'report.take-petition': staff<ReportStanding>('publishes', { only: mayJudge, confirmed: true }),
  'report.keep-longer': staff<ReportStanding>('judges', { only: mayJudge }),
  'report.hold-legally': staff<ReportStanding>('publishes', { only: mayJudge, confirmed: true }),
  // By a grant alone, that two people gave.
  'report.take-original': staff<ReportStanding>('takes-originals', { only: mayTake, confirmed: true }),
  'report.claim': staff<ReportStanding>('judges', { only: mayHandle }),
  'report.release': staff<ReportStanding>('judges', { only: mayRelease }),
  'report.assign': staff<ReportStanding>('judges', { only: mayAssign }),
  'report.arrange': staff<ReportStanding>('judges', { only: mayJudge }),
  'report.note-reply': staff<ReportStanding>('judges', { only: mayJudge }),
  // The passkey is the fresh confirmation.
  'report.sign': staff<ReportStanding>('publishes', { only: mayJudge }),
  'report.signature': staff<ReportStanding>('reads-sealed-text', { only: staffReader }),
  'report.note': staff<ReportStanding>('judges', { only: mayJudge }),
  'report.change-many': staff('judges'),
  'report.save-filters': staff('judges'),
  'report.queue': staff<Barred>('judges', { only: notBarred }),
  'report.requests': staff<Barred>('judges', { only: notBarred }),
  'correction.request': everyone(),
  'correction.look-up': everyone(),
  'public.read': everyone('public.read'),
} as const

function ownerOrPublic({ id }: { id: string }, report: ReportStanding): Verdict {
  return report.ownerId === id || isPublic(report) ? true : 'not-found'
}

function ownerAlone({ id }: { id: string }, report: ReportStanding): Verdict {
  return report.ownerId === id ? true : 'not-found'
}

function staffReader(person: Person, report: ReportStanding): Verdict {
  return readerOf(person, report) === 'staff' ? true : 'not-found'
}

function ownOnly({ id }: { id: string }, report: ReportStanding): Verdict {
  return report.ownerId === id ? true : 'access-denied'
}

function notBarred(_: Person, { barrier }: Barred): Verdict {
  return barrier ?? true
}

/** No one judges a report of their own, or one about themselves. */
function mayJudge(person: Person, report: ReportStanding): Verdict {
  if (report.ownerId === person.id) return 'own-report'
  else return report.barrier ?? true
}

/** A grant outlives a role: who lost theirs takes nothing. */
function mayTake(person: Person, report: ReportStanding): Verdict {
  return hasCapacity(person.role, 'publishes') ? mayJudge(person, report) : 'access-denied'
}

/** As `mayJudge`, for steps that two people cannot take at once. A colleague's review is welcome meanwhile. */
function mayHandle(person: Person, report: ReportStanding): Verdict {
  const judges = mayJudge(person, report)
  if (judges !== true) return judges
  else return report.heldBy === null || report.heldBy === person.id ? true : 'report-held'
}

/** Also by an administrator, when someone else holds it. */
function mayAssign(person: Person, report: ReportStanding): Verdict {
  const handles = mayHandle(person, report)
  return handles === 'report-held' && hasCapacity(person.role, 'administers') ? true : handles
}

function mayRelease(person: Person, report: ReportStanding): Verdict {
  const judges = mayJudge(person, report)
  if (judges !== true) return judges
  else if (report.heldBy === null) return 'nobody-holds-it'
  else return report.heldBy === person.id || hasCapacity(person.role, 'administers') ? true : 'report-held'
}
