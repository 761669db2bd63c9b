import { data, type RouterContextProvider } from 'react-router'
import { type Actor, type Person, visitor } from '#domain/actor.ts'
import { isInvalid, type Refusal, RuleBroken, waitOf } from '#domain/errors.ts'
import { authorise } from '#domain/permissions/can.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import type { Application } from '#server/kernel/application.ts'
import { type Language, languageOf } from '#words/catalogue.ts'
import { problemsIn, type SaidProblems, wordingIn } from '#words/wording-in.ts'
import { type PageWords, type Part, wordsFor } from '#words/words-for.ts'
import { applicationContext, type VisitFacts, visitFactsContext } from './visit-facts.ts'

type Arguments = { request: Request; context: Readonly<RouterContextProvider> }

export type Visit = {
  application: Application
  actor: Actor
  facts: VisitFacts
  language: Language
  /** Parts of the catalogue in the language of the address: as `words` in its data, a page shows them. */
  words<Name extends Part>(...parts: Name[]): PageWords<Name>
}
export type PersonsVisit = Visit & { actor: Person }

/** Who may open a page at all. Each asks the permission of the same name, `page.` in front. */
export type Access = 'person' | 'staff' | 'administrator'

/** What an ErrorBoundary finds in `error.data`. */
export type RefusedPage = {
  requestNumber: string
  keptWords: FormFields | null
  words: PageWords<'refused'>
} & ({ code: RefusalCode; title: string; text: string } | { code: 'fault' })

/** For loaders of pages that are open to all. Refusals become the page that says so, with the right status. */
export async function visit<T>(args: Arguments, answer: (visit: Visit) => Promise<T>): Promise<T> {
  const application = args.context.get(applicationContext)
  const facts = args.context.get(visitFactsContext)
  const language = languageOf(new URL(args.request.url).pathname)
  try {
    const session = await facts.session()
    const words: Visit['words'] = (...parts) => wordsFor(language, parts)
    return await answer({ application, facts, actor: session?.person ?? visitor, language, words })
  } catch (error) {
    throw refusedPage({ facts, language }, error)
  }
}

/** For loaders of pages that need an account, or more. Each loader asks for itself: a client may call it alone. */
export function protectedVisit<T>(
  args: Arguments,
  access: Access,
  answer: (visit: PersonsVisit) => Promise<T>,
): Promise<T> {
  return visit(args, async ({ actor, ...rest }) => {
    authorise(actor, `page.${access}`, null)
    if (actor.kind !== 'person') throw new Error('the page rules let in an actor without an account')
    return answer({ actor, ...rest })
  })
}

export type FormFields = Record<string, string>

/** What an action returns when it did not do what was asked. Nothing that was typed is lost, but for passwords. */
export type RefusedForm = {
  /** Null where nothing was refused, and the form is only shown again. */
  refused: { code: RefusalCode; title: string; text: string; problems: SaidProblems } | null
  values: FormFields
  formToken: string
}

/**
 * For actions: reads the form, checks its token, and turns a refusal into the same form again with what was typed.
 * The use case itself decides who may do what.
 */
export async function submission<T>(
  args: Arguments,
  carryOut: (visit: Visit, fields: FormFields) => Promise<T>,
): Promise<T | ReturnType<typeof data<RefusedForm>>> {
  const form = await readForm(args.request)
  // Before anything can fail: whatever page answers then has the words.
  args.context.get(visitFactsContext).keptWords = form && withoutSecrets(form)
  return visit(args, async (visit) => {
    if (!form) throw new RuleBroken('body-unreadable')
    return carryOutForm(visit, form, carryOut)
  })
}

/** Checks the form's token, and turns a refusal into the form again. */
export async function carryOutForm<T>(
  visit: Visit,
  { formToken: given = '', ...fields }: FormFields,
  carryOut: (visit: Visit, fields: FormFields) => Promise<T>,
): Promise<T | ReturnType<typeof data<RefusedForm>>> {
  try {
    if (!visit.facts.isFormToken(given)) return refusedForm(visit, fields, new RuleBroken('form-expired'))
    return await carryOut(await confirmed(visit, fields), fields)
  } catch (error) {
    const refusal = visit.facts.refusalIn(error)
    if (!refusal || belongsToPage(refusal)) throw error
    return refusedForm(visit, fields, refusal)
  }
}

// A form that was refused for want of it comes back with a field for the password or a code, and goes on from there.
async function confirmed(visit: Visit, { confirmation = '' }: FormFields): Promise<Visit> {
  if (confirmation === '') return visit
  await visit.facts.confirmSession({ confirmation })
  return { ...visit, actor: (await visit.facts.session())?.person ?? visitor }
}

function refusedForm({ facts, language }: Visit, fields: FormFields, refusal: Refusal) {
  const { status, title, text } = wordingIn(language, refusal)
  const problems = isInvalid(refusal) ? problemsIn(language, refusal.fields) : {}
  const values = withoutSecrets(fields)
  facts.waitSeconds = waitOf(refusal)
  return data<RefusedForm>(
    { refused: { code: refusal.code, title, text, problems }, values, formToken: facts.formToken() },
    { status },
  )
}

/** What no page gives back: whoever sits there types it anew. */
const secrets = new Set(['formToken', 'password', 'currentPassword', 'confirmation', 'code', 'passkey'])

function withoutSecrets(fields: FormFields): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !secrets.has(name)))
}

/** The same form again, with all that was typed and nothing wrong with it: for a button that changes the form itself. */
export function formAgain({ facts }: Visit, fields: FormFields) {
  return data<RefusedForm>({ refused: null, values: withoutSecrets(fields), formToken: facts.formToken() })
}

const pageRefusals = new Set<RefusalCode>([
  'access-denied',
  'administrators-only',
  'second-step-needed',
  'declaration-needed',
])

// What one may not see has no form to go back to.
function belongsToPage(refusal: Refusal): boolean {
  return refusal.kind === 'not-found' || pageRefusals.has(refusal.code)
}

async function readForm(request: Request): Promise<FormFields | null> {
  const form = await request.formData().catch(() => null)
  if (!form) return null
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}

function refusedPage({ facts, language }: Pick<Visit, 'facts' | 'language'>, error: unknown) {
  const words = wordsFor(language, ['refused'])
  const { requestNumber, keptWords } = facts
  const refusal = facts.refusalIn(error)
  if (refusal) {
    const { status, title, text } = wordingIn(language, refusal)
    facts.waitSeconds = waitOf(refusal)
    return data<RefusedPage>({ code: refusal.code, title, text, requestNumber, keptWords, words }, { status })
  } else if (error instanceof Response || isRouterData(error)) {
    return error
  } else {
    facts.logFault(error)
    return data<RefusedPage>({ code: 'fault', requestNumber, keptWords, words }, { status: 500 })
  }
}

function isRouterData(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
  )
}
