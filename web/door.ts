import type { RouterContextProvider } from 'react-router'
import { type Person, type Visitor, visitor } from '#domain/actor.ts'
import { isRefusal, RuleBroken, SignInNeeded } from '#domain/errors.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { admit, type PlainAction, type Thing, type WhoMay } from '#domain/permissions/can.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import type { Application } from '#server/kernel/application.ts'
import { type Language, languageOf } from '#words/catalogue.ts'
import { type PageWords, type Part, wordsFor } from '#words/words-for.ts'
import { applicationContext, type PageRequest, pageRequestContext } from './page-request.ts'
import { withSignedToast } from './redirect.ts'
import {
  belongsToPage,
  type FormFields,
  type RefusedAnswer,
  readForm,
  refusedForm,
  withoutSecrets,
} from './refused-form.ts'
import { refusedPage } from './refused-page.ts'

type Arguments = { request: Request; context: Readonly<RouterContextProvider> }

/** Who can sit at a browser. */
type Asker = Visitor | Person

export type Visit<Who extends Asker = Asker> = {
  application: Application
  actor: Who
  pageRequest: PageRequest
  language: Language
  /** Parts of the catalogue in the language of the address: as `words` in its data, a page shows them. */
  words<Name extends Part>(...parts: Name[]): PageWords<Name>
}

/** Checks the form's token and the door, and turns a refusal into the same form again. */
type CarryOut<Who extends Asker> = <T>(
  fields: FormFields,
  work: (visit: Visit<Who>, fields: FormFields) => Promise<T>,
) => Promise<T | RefusedAnswer>

export type Door<Who extends Asker> = {
  /** For loaders, and for actions that need no form token. Refusals become the page that says so, with the right status. */
  visit<T>(args: Arguments, answer: (visit: Visit<Who>) => Promise<T>): Promise<T>
  /** For actions: reads the form, checks its token, and turns a refusal into the same form again with what was typed. */
  submission<T>(
    args: Arguments,
    work: (visit: Visit<Who>, fields: FormFields) => Promise<T>,
  ): Promise<T | RefusedAnswer>
  /**
   * As `submission`, for a form that sets no cookie: its token is bound to its number, or to the visit with a code where it
   * has none. Neither the form nor its refusal sets a cookie.
   */
  cookieless<T>(
    args: Arguments,
    work: (visit: Visit<Who>, fields: FormFields) => Promise<T>,
  ): Promise<T | RefusedAnswer>
  /** For actions that read the request themselves. */
  reading<T>(args: Arguments, read: (carryOut: CarryOut<Who>) => Promise<T>): Promise<T>
  /** As `reading`, for a form that sets no cookie: see `cookieless`. */
  readingCookieless<T>(args: Arguments, read: (carryOut: CarryOut<Who>) => Promise<T>): Promise<T>
}

/**
 * The door of a route: declared once, and the only way to its visit, for the loader as for the action. So a form never asks
 * less than its page, also where a client calls one of them alone.
 *
 * @param action the rule that both ask; a use case behind the door asks its own as well
 */
export function page<A extends PlainAction>(action: A): Door<Extract<WhoMay<A>, Asker>> {
  type Who = Extract<WhoMay<A>, Asker>
  const enter = async (visit: Visit): Promise<Visit<Who>> => {
    try {
      // An asker whom the rule lets in is both.
      return { ...visit, actor: admit(visit.actor, action, null as Thing<A>) as Who }
    } catch (thrown) {
      await visit.pageRequest.noteRefused(visit.actor, action, thrown)
      throw thrown
    }
  }
  return {
    visit: (args, answer) => openVisit(args, async (visit) => answer(await enter(visit))),
    ...forms(enter),
  }
}

/**
 * As `page`, for a form that is shown again after a refused submission also to a person whose session ended while they
 * wrote. Its action asks the rule all the same.
 */
export function pageThatKeepsText<A extends PlainAction>(
  action: A,
): Pick<Door<Asker>, 'visit'> & Omit<Door<Extract<WhoMay<A>, Asker>>, 'visit'> {
  const door = page(action)
  return {
    ...door,
    visit: (args, answer) =>
      args.context.get(pageRequestContext).keptWords ? openVisit(args, answer) : door.visit(args, answer),
  }
}

function forms<Who extends Asker>(enter: (visit: Visit) => Promise<Visit<Who>>): Omit<Door<Who>, 'visit'> {
  return {
    submission: (args, work) => submitted(args, (visit, form) => carryOutForm(visit, form, enter, work)),
    cookieless: (args, work) =>
      submitted(args, (visit, form) =>
        carryOut(visit, form, boundTo(visit, form), async (open, fields) => work(await enter(open), fields)),
      ),
    reading: (args, read) =>
      openVisit(args, async (visit) => {
        // Before a byte of what they send is read.
        await enter(visit)
        await visit.pageRequest.refuseWhileFrozen()
        return read((form, work) => carryOutForm(visit, form, enter, work))
      }),
    readingCookieless: (args, read) =>
      openVisit(args, async (visit) => {
        await enter(visit)
        await visit.pageRequest.refuseWhileFrozen()
        return read((form, work) => {
          visit.pageRequest.keptWords = withoutSecrets(form)
          return carryOut(visit, form, boundTo(visit, form), async (open, fields) =>
            work(await enter(open), fields),
          )
        })
      }),
  }
}

async function submitted<T>(
  args: Arguments,
  answer: (visit: Visit, form: FormFields) => Promise<T>,
): Promise<T> {
  const form = await readForm(args.request)
  // Before anything can fail: whatever page answers then has the words.
  args.context.get(pageRequestContext).keptWords = form && withoutSecrets(form)
  return openVisit(args, async (visit) => {
    if (!form) throw new RuleBroken('body-unreadable')
    return answer(visit, form)
  })
}

function isStaff(actor: Asker): boolean {
  return actor.kind === 'person' && hasCapacity(actor.role, 'declares-interests')
}

async function openVisit<T>(args: Arguments, answer: (visit: Visit) => Promise<T>): Promise<T> {
  const application = args.context.get(applicationContext)
  const pageRequest = args.context.get(pageRequestContext)
  const language = languageOf(new URL(args.request.url).pathname)
  try {
    const session = await pageRequest.session()
    const words: Visit['words'] = (...parts) => wordsFor(language, parts)
    const actor = session?.person ?? visitor
    const ready = () => answer({ application, pageRequest, actor, language, words })
    const { inLane, places } = application.database
    if (isStaff(actor)) return await inLane('staff', ready)
    else return await (pageRequest.mayReadFromReplica ? places.allowReplicas(ready) : ready())
  } catch (error) {
    throw refusedPage({ pageRequest, language }, error)
  }
}

function carryOutForm<Who extends Asker, T>(
  visit: Visit,
  form: FormFields,
  enter: (visit: Visit) => Promise<Visit<Who>>,
  work: (visit: Visit<Who>, fields: FormFields) => Promise<T>,
): Promise<T | RefusedAnswer> {
  const { isFormToken, formToken } = visit.pageRequest
  const enterAgain = (open: Visit) => enter(open).catch(refuseLoggedOut)
  const bond: Bond = {
    isToken: isFormToken,
    nextToken: formToken,
    refusal: 'form-expired',
    // To send it once more would not help, if the form is for people who are logged in.
    refuseOld: async () => {
      if (visit.actor.kind === 'visitor') await enterAgain(visit)
    },
  }
  return carryOut(visit, form, bond, async (open, fields) =>
    work(await enterAgain(await confirmed(open, fields)), fields),
  )
}

// The form was there, so the person was logged in when they opened it.
function refuseLoggedOut(error: unknown): never {
  throw isRefusal(error) && error.kind === 'sign-in-needed' ? new SignInNeeded('logged-out') : error
}

/** What the token of a form is bound to: whether it is the form's, and one for the same form again. */
type Bond = {
  isToken(given: string): boolean
  nextToken(): string
  /** Throws what an old form has to say before that it is old. */
  refuseOld?(): Promise<void>
  /** Of a form with another token. */
  refusal: RefusalCode
}

function boundTo({ pageRequest }: Visit, { formNumber = null }: Record<string, string | null>): Bond {
  return {
    isToken: (given) => pageRequest.isBoundToken(formNumber, given),
    nextToken: () => pageRequest.boundToken(formNumber),
    refusal: formNumber === null && pageRequest.visitToken() === null ? 'visit-ended' : 'form-expired',
  }
}

async function carryOut<T>(
  visit: Visit,
  { formToken: given = '', ticket = '', solution = '', ...fields }: FormFields,
  { isToken, nextToken, refusal, refuseOld }: Bond,
  work: (visit: Visit, fields: FormFields) => Promise<T>,
): Promise<T | RefusedAnswer> {
  if (ticket !== '') visit.pageRequest.effort = { ticket, solution }
  try {
    if (!isToken(given)) {
      await refuseOld?.()
      throw new RuleBroken(refusal)
    }
    await visit.pageRequest.refuseWhileFrozen()
    return withSignedToast(await work(visit, fields), visit.pageRequest)
  } catch (error) {
    const refusal = visit.pageRequest.refusalIn(error)
    if (!refusal || belongsToPage(refusal)) throw error
    return refusedForm(visit, fields, refusal, nextToken)
  }
}

// A form that was refused for want of it comes back with a field for the password or a code, and goes on from there.
async function confirmed(visit: Visit, { confirmation = '' }: FormFields): Promise<Visit> {
  if (confirmation === '') return visit
  await visit.pageRequest.confirmSession({ confirmation })
  return { ...visit, actor: (await visit.pageRequest.session())?.person ?? visitor }
}
