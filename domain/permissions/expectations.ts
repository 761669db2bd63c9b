import type { Capacity } from '../people/capacities.ts'
import type { Action } from './can.ts'

// Specification 6 and decisions.md. Who may is said by capacity, so that a new role falls into its groups. What is
// asked of a report is asked of a pending one.
export type Expected = {
  /** Left out: everyone with an account. */
  who?: Capacity | 'everyone' | 'clock'
  /** For people without the capacity. */
  otherwise?: string
  /** Owners need no capacity. */
  orOwner?: true
  /** For those who may, on what is theirs and on what is another's. */
  own?: string
  other?: string
  suspended?: string
  visitor?: string
}

export const expectations: Record<Action, Expected> = {
  'page.everyone': byEveryone(),
  'page.person': { suspended: 'yes' },
  'page.staff': { who: 'judges' },
  'page.administrator': byAdministrators(),
  'job.run': { who: 'clock' },
  'operation.see': byAdministrators(),
  'journal.read': { who: 'reads-journal' },
  'message.send': byEveryone(),
  'message.read': { who: 'answers-messages' },
  'message.close': { who: 'answers-messages' },
  'page-views.count': byEveryone(),
  'refused-by-browsers.count': byEveryone(),
  'page-views.read': byAdministrators(),
  'person.invite': byAdministrators(),
  'person.list': byAdministrators(),
  'person.change-role': { who: 'administers', otherwise: 'role-administrators-only' },
  'person.suspend': byAdministrators(),
  'person.reinstate': byAdministrators(),
  'first-run.see': {},
  'person.end-sessions': byAdministrators(),
  'person.reset-second-step': byAdministrators(),
  'invitation.withdraw': byAdministrators(),
  'proposal.list': { who: 'second-person' },
  'proposal.confirm': { who: 'confirms' },
  'proposal.decline': { who: 'second-person' },
  'proposal.withdraw': { who: 'second-person' },
  'proposal.sign': { who: 'second-person' },
  'proposal.signature': { who: 'confirms' },
  'judgement.list': { who: 'judges' },
  'judgement.make': { who: 'judges' },
  'judgement.undo': { who: 'judges' },
  'setting.list': byAdministrators(),
  'setting.change': byAdministrators(),
  'archive.preview': byAdministrators(),
  'archive.import': byAdministrators(),
  'archive.edit': byAdministrators(),
  'archive.withdraw': byAdministrators(),
  'archive.export': byAdministrators(),
  'archive.read': byEveryone(),
  'declaration.read': { who: 'declares-interests' },
  'declaration.make': { who: 'declares-interests' },
  'account.open': byEveryone(),
  'account.log-in': byEveryone(),
  'account.recover': byEveryone(),
  'account.update': { visitor: 'no-logged-in-user' },
  'account.change-email': {},
  'account.change-password': { suspended: 'yes' },
  'account.read-data': { suspended: 'yes' },
  'account.see-sessions': { suspended: 'yes' },
  'account.see-second-step': { suspended: 'yes' },
  'account.stop-reset': { suspended: 'yes' },
  'account.change-second-step': { suspended: 'yes' },
  'account.delete': { suspended: 'yes' },
  'account.finish-tour': { suspended: 'yes' },
  'plan.read': { suspended: 'yes' },
  'plan.buy': {},
  'plan.redeem': {},
  'list.export': byPlan(),
  'search.advanced': byPlan(),
  'saved-search.see': { suspended: 'yes' },
  'saved-search.save': byPlan(),
  'saved-search.delete': { suspended: 'yes' },
  'dashboard.see': byPlan(),
  'analytics.see': byPlan(),
  'folder.see': { suspended: 'yes' },
  'folder.change': byPlan(),
  'folder.delete': { suspended: 'yes' },
  'name-list.see': { suspended: 'yes' },
  'name-list.compare': byPlan(),
  'name-list.delete': { suspended: 'yes' },
  'plan.cancel': { suspended: 'yes' },
  'organisation.see': { suspended: 'yes' },
  'organisation.found': {},
  'organisation.invite': {},
  'organisation.join': {},
  'organisation.read-log': {},
  'organisation.agree-export': {},
  'team.read': {},
  'team.write': {},
  'board.read': {},
  'board.write': {},
  'organisation.secure': {},
  'organisation.leave': { suspended: 'yes' },
  'key.see': { suspended: 'yes' },
  'key.make': {},
  'key.revoke': { suspended: 'yes' },
  'webhook.see': { suspended: 'yes' },
  'webhook.make': {},
  'webhook.change-key': {},
  'webhook.try': {},
  'webhook.remove': { suspended: 'yes' },
  'payment.see': byAdministrators(),
  'payment.give-back': byAdministrators(),
  'plan.grant': byAdministrators(),
  'voucher.make': byAdministrators(),
  'notifications.read': { suspended: 'yes' },
  'notifications.choose': { suspended: 'yes' },
  'notifications.stop': byEveryone(),
  'public.read': byEveryone(),
  'correction.request': byEveryone(),
  'correction.look-up': byEveryone(),
  'expert.directory': byEveryone(),
  'expert.see-own': { suspended: 'yes' },
  'expert.apply': {},
  'expert.leave': { suspended: 'yes' },
  'expert.manage': byAdministrators(),
  'expert.check': byAdministrators(),
  'expert.decide': byAdministrators(),
  'expert.suspend': byAdministrators(),
  'expert.ask': byJudges(),
  // Of their expert alone: `expert-rules.test.ts`.
  'assignment.see': { own: 'not-found', other: 'not-found' },
  'assignment.work': { own: 'not-found', other: 'not-found' },
  'draft.read': { suspended: 'yes' },
  'draft.delete': { suspended: 'yes' },
  'source.send': byEveryone(),
  'source.return': byEveryone(),
  'report.submit': {},
  'report.adopt': {},
  'report.list-own': { suspended: 'yes' },
  'report.read': bySealedReaders(),
  'report.attachments': bySealedReaders(),
  'report.similar': { who: 'reads-sealed-text', own: 'not-found' },
  'report.signature': { who: 'reads-sealed-text', own: 'not-found' },
  'report.receipt': { other: 'not-found', suspended: 'not-found' },
  'source.follow': { other: 'not-found', suspended: 'not-found' },
  'source.write': { other: 'not-found' },
  'source.files': { other: 'not-found' },
  'source.renew': { other: 'not-found' },
  'source.delete': { other: 'not-found' },
  'report.withdraw': { other: 'not-found' },
  'tip.send': byEveryone(),
  'tip.follow': byEveryone(),
  'tip.answer': byJudges(),
  'source.ask': byJudges(),
  'source.ask-first': byJudges(),
  'report.edit': { who: 'edits-own-reports', other: 'access-denied' },
  'report.verify': byJudges(),
  'report.rate': byJudges(),
  'report.review': byJudges(),
  'report.approve': byPublishers(),
  'report.reject': byPublishers(),
  'report.reopen': byPublishers(),
  'report.record': byJudges(),
  'report.dispute': byJudges(),
  'report.read-paper': byJudges(),
  'report.correct': byJudges(),
  'report.confirm': byPublishers(),
  'report.retract': byPublishers(),
  'report.release-originals': byPublishers(),
  'report.petition': byPublishers(),
  'report.take-petition': byPublishers(),
  'report.keep-longer': byJudges(),
  'report.hold-legally': byPublishers(),
  // By a grant alone: `originals.database.test.ts`.
  'report.take-original': { who: 'takes-originals' },
  'report.claim': byJudges(),
  // It is held by no one: there is nothing to give back.
  'report.release': { ...byJudges(), other: 'nobody-holds-it' },
  'report.assign': byJudges(),
  'report.arrange': byJudges(),
  'report.note': byJudges(),
  'report.note-reply': byJudges(),
  'report.sign': byPublishers(),
  'report.requests': { who: 'judges' },
  'report.change-many': { who: 'judges' },
  'report.save-filters': { who: 'judges' },
  'report.queue': { who: 'judges' },
}

function byEveryone(): Expected {
  return { who: 'everyone' }
}

function byAdministrators(): Expected {
  return { who: 'administers', otherwise: 'administrators-only' }
}

/** Every person here has the free plan: `feature-rules.test.ts` has the others. */
function byPlan(): Expected {
  return { own: 'not-in-plan', other: 'not-in-plan' }
}

function byJudges(): Expected {
  return { who: 'judges', own: 'own-report' }
}

function byPublishers(): Expected {
  return { who: 'publishes', own: 'own-report' }
}

function bySealedReaders(): Expected {
  return { who: 'reads-sealed-text', otherwise: 'not-found', orOwner: true, suspended: 'not-found' }
}
