import type { Person } from '../actor.ts'
import { everyone, people, staff, type Verdict } from './rule.ts'

/** What administrators do to other people's accounts, and what people do to their own. */
export const peopleRules = {
  'person.invite': staff('administers', { otherwise: 'administrators-only', confirmed: true }),
  // What it takes away, a new invitation brings back.
  'invitation.withdraw': staff('administers', { otherwise: 'administrators-only' }),
  'person.end-sessions': staff<{ id: string }>('administers', {
    otherwise: 'administrators-only',
    only: othersOnly,
    confirmed: true,
  }),
  'person.reset-second-step': staff<{ id: string }>('administers', {
    otherwise: 'administrators-only',
    only: othersOnly,
    confirmed: true,
  }),
  'person.list': staff('administers', { otherwise: 'administrators-only' }),
  'person.change-role': staff<{ id: string }>('administers', {
    otherwise: 'role-administrators-only',
    confirmed: true,
  }),
  'person.suspend': staff<{ id: string }>('administers', {
    otherwise: 'administrators-only',
    only: othersOnly,
    confirmed: true,
  }),
  'person.reinstate': staff<{ id: string }>('administers', {
    otherwise: 'administrators-only',
    only: othersOnly,
    confirmed: true,
  }),
  'journal.read': staff('reads-journal'),
  // Before the second step too: it says that this is missing.
  'first-run.see': people(),
  'declaration.read': staff('declares-interests'),
  // A stranger at an open session could otherwise open what its owner may not see.
  'declaration.make': staff('declares-interests', { confirmed: true }),
  // Before there is an account, and with a link or a code that a letter brought.
  'account.open': everyone(),
  'account.log-in': everyone(),
  'account.recover': everyone(),
  'account.update': people({ toVisitors: 'no-logged-in-user' }),
  'account.change-email': people({ confirmed: true }),
  // A suspended person still keeps strangers out of the account, and may take their data and leave.
  'account.change-password': people({ evenSuspended: true }),
  'account.see-sessions': people({ evenSuspended: true }),
  'account.see-second-step': people({ evenSuspended: true }),
  // Who has the second step shows by it that it is not lost.
  'account.stop-reset': people({ evenSuspended: true, secondStep: true }),
  'account.change-second-step': people({ evenSuspended: true, confirmed: true }),
  'account.read-data': people({ evenSuspended: true }),
  'account.delete': people({ evenSuspended: true, confirmed: true }),
  'account.finish-tour': people({ evenSuspended: true }),
  'notifications.read': people({ evenSuspended: true }),
  'notifications.choose': people({ evenSuspended: true }),
  // By the address in a letter, without logging in.
  'notifications.stop': everyone(),
} as const

function othersOnly(person: Person, { id }: { id: string }): Verdict {
  return person.id === id ? 'own-account' : true
}
