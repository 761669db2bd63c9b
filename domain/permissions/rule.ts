import type { Actor, Person } from '../actor.ts'
import type { Role } from '../people/roles.ts'
import type { RefusalCode } from '../refusals.ts'

/** True, or the code of the refusal. */
export type Verdict = true | RefusalCode

export type Rule<Thing> = (actor: Actor, thing: Thing) => Verdict

/** The actor has to be a person who is not suspended; then the rest of the rule decides. */
export function forPeople<Thing>(rest: (person: Person, thing: Thing) => Verdict): Rule<Thing> {
  return (actor, thing) => {
    if (actor.kind === 'visitor') return 'sign-in-needed'
    else return actor.status === 'active' ? rest(actor, thing) : 'account-suspended'
  }
}

export function forRoles<Thing>(
  allowed: readonly Role[],
  rest: (person: Person, thing: Thing) => Verdict = () => true,
  otherwise: RefusalCode = 'access-denied',
): Rule<Thing> {
  return forPeople((person, thing) => (allowed.includes(person.role) ? rest(person, thing) : otherwise))
}

/** As `forRoles`, for what only staff do: their session has to have passed a second step. */
export function forStaff<Thing>(
  allowed: readonly Role[],
  rest: (person: Person, thing: Thing) => Verdict = () => true,
  otherwise: RefusalCode = 'access-denied',
): Rule<Thing> {
  return forRoles(
    allowed,
    (person, thing) => (person.assurance === 'full' ? rest(person, thing) : 'second-step-needed'),
    otherwise,
  )
}

/** Where the rule says yes, the person has to have given their password or a code a moment ago. */
export function onceConfirmed<Thing>(rule: Rule<Thing>): Rule<Thing> {
  return (actor, thing) => {
    const answer = rule(actor, thing)
    return answer === true && actor.kind === 'person' && !actor.isConfirmed ? 'confirmation-needed' : answer
  }
}
