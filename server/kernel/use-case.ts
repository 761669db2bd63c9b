import type { Actor } from '#domain/actor.ts'
import {
  type Action,
  type ActionOnThing,
  admit,
  type OpenAction,
  type PlainAction,
  type Thing,
  type WhoMay,
} from '#domain/permissions/can.ts'
import { onlyReads } from '#domain/permissions/reading-actions.ts'
import { noteDone, noteRefused } from '#server/journal/note.ts'
import type { Application } from './application.ts'

/** The one way to write a use case. Its rule is asked first, for every caller. */
export type UseCase<Args extends unknown[], Result> = ((
  application: Application,
  actor: Actor,
  ...args: Args
) => Promise<Result>) & { readonly action: Action }

/** What the work of a use case is given. The actor is one of those whom the rule lets in. */
export type Asked<A extends Action> = { application: Application; actor: WhoMay<A> }

/**
 * Something that is done to no thing in particular. The rule of the action says who may, and what it demands: the second
 * step, a fresh confirmation, a declaration.
 */
export function useCase<A extends PlainAction, Args extends unknown[], Result>(
  action: A,
  work: (asked: Asked<A>, ...args: Args) => Promise<Result>,
): UseCase<Args, Result> {
  async function ask(application: Application, actor: Actor, ...args: Args): Promise<Result> {
    return journalled(application, actor, action, async () => {
      const done = await work({ application, actor: admit(actor, action, null as Thing<A>) }, ...args)
      return { done, about: null }
    })
  }
  return Object.assign(ask, { action })
}

/**
 * Finds what an action is about, within the actor's reach, and goes on with it: inside a transaction where it has to be
 * held.
 */
export type Find<About, Found, Args extends unknown[]> = <Result>(
  asked: { application: Application; actor: Actor; args: Args },
  goOn: (about: About, found: Found) => Promise<Result>,
) => Promise<Result>

/** As `useCase`, for something that is done to a thing which has to be found first. */
export function useCaseOn<A extends ActionOnThing, Found extends object, Args extends unknown[], Result>(
  action: A,
  find: Find<Thing<A>, Found, Args>,
  work: (asked: Asked<A> & Found, ...args: Args) => Promise<Result>,
): UseCase<Args, Result> {
  async function ask(application: Application, actor: Actor, ...args: Args): Promise<Result> {
    return journalled(application, actor, action, () =>
      find({ application, actor, args }, async (about, found) => {
        const done = await work({ ...found, application, actor: admit(actor, action, about) }, ...args)
        return { done, about }
      }),
    )
  }
  return Object.assign(ask, { action })
}

/** Only what never writes may read from a replica: what may write has its rows from where it writes them. */
function inItsPlace<Result>(
  { database: { places } }: Application,
  action: Action,
  work: () => Promise<Result>,
): Promise<Result> {
  return onlyReads(action) ? places.reading(work) : places.onPrimary(work)
}

/** Around the transaction of the work, so that a refusal is noted although what it would have done was not. */
async function journalled<Result>(
  application: Application,
  actor: Actor,
  action: Action,
  ask: () => Promise<{ done: Result; about: unknown }>,
): Promise<Result> {
  try {
    const { done, about } = await inItsPlace(application, action, ask)
    await noteDone(application, actor, action, about)
    return done
  } catch (thrown) {
    await noteRefused(application, actor, action, thrown)
    throw thrown
  }
}

/** As `UseCase`, and no actor has to be named. */
export type OpenUseCase<Args extends unknown[], Result> = ((
  application: Application,
  ...args: Args
) => Promise<Result>) & { readonly action: Action }

/** As `useCase`, for what visitors may do too. Takes no other action: the type sees to it. */
export function openUseCase<A extends OpenAction, Args extends unknown[], Result>(
  action: A,
  work: (asked: { application: Application }, ...args: Args) => Promise<Result>,
): OpenUseCase<Args, Result> {
  async function ask(application: Application, ...args: Args): Promise<Result> {
    return inItsPlace(application, action, () => work({ application }, ...args))
  }
  return Object.assign(ask, { action })
}
