import { data } from 'react-router'
import { isInvalid, type Refusal, waitOf } from '#domain/errors.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import type { Language } from '#words/catalogue.ts'
import { problemsIn, type SaidProblems, wordingIn } from '#words/wording-in.ts'
import type { VisitFacts } from './visit-facts.ts'

export type FormFields = Record<string, string>

/** What an action returns when it did not do what was asked. Nothing that was typed is lost, but for passwords. */
export type RefusedForm = {
  /** Null where nothing was refused, and the form is only shown again. */
  refused: { code: RefusalCode; title: string; text: string; problems: SaidProblems } | null
  values: FormFields
  formToken: string
}

export type RefusedAnswer = ReturnType<typeof data<RefusedForm>>

type Shown = { facts: VisitFacts; language: Language }

export function refusedForm({ facts, language }: Shown, fields: FormFields, refusal: Refusal): RefusedAnswer {
  const { status, title, text } = wordingIn(language, refusal)
  const problems = isInvalid(refusal) ? problemsIn(language, refusal.fields) : {}
  const values = withoutSecrets(fields)
  facts.waitSeconds = waitOf(refusal)
  return data<RefusedForm>(
    { refused: { code: refusal.code, title, text, problems }, values, formToken: facts.formToken() },
    { status },
  )
}

/** The same form again, with all that was typed and nothing wrong with it: for a button that changes the form itself. */
export function formAgain({ facts }: Pick<Shown, 'facts'>, fields: FormFields): RefusedAnswer {
  return data<RefusedForm>({ refused: null, values: withoutSecrets(fields), formToken: facts.formToken() })
}

/** What no page gives back: whoever sits there types it anew. */
const secrets = new Set(['formToken', 'password', 'currentPassword', 'confirmation', 'code', 'passkey'])

export function withoutSecrets(fields: FormFields): FormFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !secrets.has(name)))
}

const pageRefusals = new Set<RefusalCode>([
  'access-denied',
  'administrators-only',
  'second-step-needed',
  'declaration-needed',
])

/** What one may not see has no form to go back to. */
export function belongsToPage(refusal: Refusal): boolean {
  return refusal.kind === 'not-found' || pageRefusals.has(refusal.code)
}

export async function readForm(request: Request): Promise<FormFields | null> {
  const form = await request.formData().catch(() => null)
  if (!form) return null
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts)
}
