import type { Actor, Clock, Person, Program, Scope, Source, Visitor } from '../actor.ts'
import { hasCapacity, type OwnCapacity, type StaffCapacity } from '../people/capacities.ts'
import { type Grantable, isGranted } from '../people/grants.ts'
import { type Feature, hasFeature } from '../plans/features.ts'
import type { RefusalCode } from '../refusals.ts'

/** True, or the code of the refusal. */
export type Verdict = true | RefusalCode

// Not exported, so that every rule comes from a builder of this file.
const builtHere = Symbol('rule')

/** A rule denies every kind of actor that is not in `Who`. */
export type Rule<Thing, Who extends Actor> = {
  readonly decide: (actor: Actor, thing: Thing) => Verdict
  readonly [builtHere]: (letIn: Who) => void
}

type PeopleAsked<Thing> = {
  capacity?: OwnCapacity
  /** Is shown no role, so that a rule for staff cannot be written here. */
  only?: (self: Pick<Person, 'id'>, thing: Thing) => Verdict
  evenSuspended?: true
  /** Where the specification has its own text. */
  toVisitors?: RefusalCode
  /** The password or a code was given a moment ago. */
  confirmed?: true
  /** The session has passed the second step. */
  secondStep?: true
  /** What the plan has to have. A page, its form and its link in the menu ask the same. */
  feature?: Feature
}

/** People with an account, about what is theirs. */
export function people<Thing = null>(asked: PeopleAsked<Thing> = {}): Rule<Thing, Person> {
  return forPersons((person, thing) => {
    if (person.status !== 'active' && !asked.evenSuspended) return 'account-suspended'
    if (asked.feature && !hasFeature(person.subscription, asked.feature)) return 'not-in-plan'
    if (asked.capacity && !hasCapacity(person.role, asked.capacity)) return 'access-denied'
    const answer = asked.only?.(person, thing) ?? true
    // What is not theirs does not exist for them, with or without the second step.
    if (answer === true && asked.secondStep && person.assurance !== 'full') return 'second-step-needed'
    return confirmedIf(asked.confirmed, person, answer)
  }, asked.toVisitors)
}

type StaffAsked<Thing> = {
  only?: (person: Person, thing: Thing) => Verdict
  /** For people without the capacity. */
  otherwise?: RefusalCode
  /** The password or a code was given a moment ago. */
  confirmed?: true
}

/** People with a capacity of staff, by their role or by a grant, whose session has passed the second step. */
export function staff<Thing extends Grantable | object | null = null>(
  capacity: StaffCapacity,
  asked: StaffAsked<Thing> = {},
): Rule<Thing, Person> {
  return forPersons((person, thing) => {
    if (person.status !== 'active') return 'account-suspended'
    if (!holds(person, capacity, thing)) return asked.otherwise ?? 'access-denied'
    if (person.assurance !== 'full') return 'second-step-needed'
    if (person.passwordIsShort) return 'longer-password-needed'
    return confirmedIf(asked.confirmed, person, asked.only?.(person, thing) ?? true)
  })
}

/** What `own` or `asStaff` allows. Staff learn that the second step is missing, or their password too short; to others the rule of `own` answers. */
export function either<Thing>(own: Rule<Thing, Person>, asStaff: Rule<Thing, Person>): Rule<Thing, Person> {
  return forPersons((person, thing) => {
    const answer = own.decide(person, thing)
    if (answer === true) return true
    const ofStaff = asStaff.decide(person, thing)
    const isTold = ofStaff === 'second-step-needed' || ofStaff === 'longer-password-needed'
    return ofStaff === true || isTold ? ofStaff : answer
  })
}

/** Visitors and people, suspended ones too; and programs whose key has the scope. */
export function everyone(scope?: Scope): Rule<null, Visitor | Person | Program> {
  return built((actor) => {
    if (actor.kind === 'visitor' || actor.kind === 'person') return true
    else return actor.kind === 'program' && scope && actor.scopes.includes(scope) ? true : 'access-denied'
  })
}

/** Jobs alone. */
export function clockOnly(): Rule<null, Clock> {
  return built((actor) => (actor.kind === 'clock' ? true : 'access-denied'))
}

/** As `rule`, and for the source of the report that it is about. */
export function orSource<Thing extends { id: string }, Who extends Actor>(
  rule: Rule<Thing, Who>,
): Rule<Thing, Who | Source> {
  return built((actor, thing) => {
    if (actor.kind !== 'source') return rule.decide(actor, thing)
    else return actor.reportId === thing.id ? true : 'not-found'
  })
}

/** As `rule`, and for programs whose key has the scope. */
export function orProgram<Thing, Who extends Actor>(
  rule: Rule<Thing, Who>,
  scope: Scope,
): Rule<Thing, Who | Program> {
  return built((actor, thing) => {
    if (actor.kind !== 'program') return rule.decide(actor, thing)
    else return actor.scopes.includes(scope) ? true : 'access-denied'
  })
}

function forPersons<Thing>(
  decide: (person: Person, thing: Thing) => Verdict,
  toVisitors: RefusalCode = 'sign-in-needed',
): Rule<Thing, Person> {
  return built((actor, thing) => {
    if (actor.kind === 'person') return decide(actor, thing)
    else return actor.kind === 'visitor' ? toVisitors : 'access-denied'
  })
}

function built<Thing, Who extends Actor>(decide: Rule<Thing, Who>['decide']): Rule<Thing, Who> {
  return { decide, [builtHere]: () => undefined }
}

function holds(person: Person, capacity: StaffCapacity, thing: Grantable | object | null): boolean {
  return hasCapacity(person.role, capacity) || (isGrantable(thing) && isGranted(thing, person, capacity))
}

function isGrantable(thing: object | null): thing is Grantable {
  return thing !== null && 'grants' in thing
}

function confirmedIf(asked: true | undefined, person: Person, answer: Verdict): Verdict {
  return answer === true && asked && !person.isConfirmed ? 'confirmation-needed' : answer
}
