import type { Actor, Visitor } from '../actor.ts'
import { NotFound, RuleBroken, SignInNeeded } from '../errors.ts'
import type { ReportStanding } from '../reports/report.ts'
import { isOnPublicWords, nextStatus, type Step, steps } from '../reports/workflow.ts'
import { archiveRules } from './archive-rules.ts'
import { expertRules } from './expert-rules.ts'
import { featureRules } from './feature-rules.ts'
import { jobRules } from './job-rules.ts'
import { judgementRules } from './judgement-rules.ts'
import { keyRules } from './key-rules.ts'
import { messageRules } from './message-rules.ts'
import { pageRules } from './page-rules.ts'
import { peopleRules } from './people-rules.ts'
import { planRules } from './plan-rules.ts'
import { proposalRules } from './proposal-rules.ts'
import { reportRules } from './report-rules.ts'
import type { Rule, Verdict } from './rule.ts'
import { sourceRules } from './source-rules.ts'

const rules = {
  ...archiveRules,
  ...expertRules,
  ...featureRules,
  ...jobRules,
  ...judgementRules,
  ...keyRules,
  ...messageRules,
  ...pageRules,
  ...peopleRules,
  ...planRules,
  ...proposalRules,
  ...reportRules,
  ...sourceRules,
} as const

type Rules = typeof rules
export type Action = keyof Rules
export type Thing<A extends Action> = Rules[A] extends Rule<infer T, never> ? T : never
/** Every kind of actor that the rule of the action lets in. */
export type WhoMay<A extends Action> = Rules[A] extends Rule<Thing<A>, infer Who> ? Who : never

/** Actions about no thing in particular. */
export type PlainAction = { [A in Action]: null extends Thing<A> ? A : never }[Action]
/** Actions about a thing that has to be found first. */
export type ActionOnThing = Exclude<Action, PlainAction>
/** Actions that visitors may take too. */
export type OpenAction = { [A in PlainAction]: Visitor extends WhoMay<A> ? A : never }[PlainAction]

/** Every action that an actor can ask for. What is not listed here is denied, and does not compile. */
export const actions = Object.keys(rules) as Action[]

export function verdict<A extends Action>(actor: Actor, action: A, thing: Thing<A>): Verdict {
  // The table's key and the thing's type go together by `Thing`; TypeScript cannot follow that through an index.
  const rule = rules[action] as unknown as Rule<Thing<A>, never>
  return rule.decide(actor, thing)
}

export function can<A extends Action>(actor: Actor, action: A, thing: Thing<A>): boolean {
  return verdict(actor, action, thing) === true
}

/** Throws the refusal where `can` would say no. */
export function authorise<A extends Action>(actor: Actor, action: A, thing: Thing<A>): void {
  const answer = verdict(actor, action, thing)
  if (answer === true) return
  else if (answer === 'sign-in-needed') throw new SignInNeeded()
  else if (answer === 'not-found') throw new NotFound()
  else throw new RuleBroken(answer)
}

/** As `authorise`. @returns the actor, as one of those whom the rule lets in */
export function admit<A extends Action>(actor: Actor, action: A, thing: Thing<A>): WhoMay<A> {
  authorise(actor, action, thing)
  // A rule never says yes to an actor outside of its type: see the builders in `rule.ts`.
  return actor as WhoMay<A>
}

/** As `authorise`, for the page on which a step is asked for: the step itself asks for the password. */
export function authorisePage<A extends Action>(actor: Actor, action: A, thing: Thing<A>): void {
  if (!isOffered(verdict(actor, action, thing))) authorise(actor, action, thing)
}

export type Abilities = Record<Step, boolean>

/** Also true where the step would ask for the password first: it is offered, then asks. */
function isOffered(answer: Verdict): boolean {
  return answer === true || answer === 'confirmation-needed'
}

/**
 * The steps that this actor may take on this report now. Travels with the page's data.
 *
 * @param isErased what was handed in is deleted: no one judges it any more
 */
export function abilities(
  actor: Actor,
  report: ReportStanding,
  { isErased = false }: { isErased?: boolean } = {},
): Abilities {
  const entries = steps.map((step) => [
    step,
    (!isErased || isOnPublicWords(step)) &&
      nextStatus(report.status, step) !== null &&
      isOffered(verdict(actor, `report.${step}`, report)),
  ])
  return Object.fromEntries(entries) as Abilities
}
