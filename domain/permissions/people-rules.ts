import type { Person } from '../actor.ts'
import { type Role, staffRoles } from '../people/roles.ts'
import { forPeople, forStaff, onceConfirmed, type Rule, type Verdict } from './rule.ts'

const administrators: readonly Role[] = ['administrator']

/** What administrators do to other people's accounts, and what people do to their own. */
export const peopleRules = {
  'person.invite': forStaff<null>(administrators, () => true, 'administrators-only'),
  'person.list': forStaff<null>(administrators, () => true, 'administrators-only'),
  'person.change-role': onceConfirmed(
    forStaff<{ id: string }>(administrators, () => true, 'role-administrators-only'),
  ),
  'person.suspend': onceConfirmed(
    forStaff<{ id: string }>(administrators, othersOnly, 'administrators-only'),
  ),
  'declaration.read': forStaff<null>(staffRoles),
  // Whoever finds an open session could otherwise open what its owner may not see.
  'declaration.make': onceConfirmed(forStaff<null>(staffRoles)),
  'account.update': forPeople<null>(() => true),
  'account.change-email': onceConfirmed(forPeople<null>(() => true)),
  // Whoever is suspended still keeps strangers out of their account, and may take their data and leave.
  'account.change-password': forAnybodyLoggedIn,
  'account.see-sessions': forAnybodyLoggedIn,
  'account.change-second-step': onceConfirmed(forAnybodyLoggedIn),
  'account.read-data': forAnybodyLoggedIn,
  'account.delete': onceConfirmed(forAnybodyLoggedIn),
} as const

function forAnybodyLoggedIn(...[actor]: Parameters<Rule<null>>): Verdict {
  return actor.kind === 'person' ? true : 'sign-in-needed'
}

function othersOnly(person: Person, { id }: { id: string }): Verdict {
  return person.id === id ? 'own-account' : true
}
