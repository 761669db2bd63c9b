import { data } from 'react-router'
import type { EffortTicket } from '#domain/effort.ts'
import { isInvalid, type Refusal, ticketOf, waitOf } from '#domain/errors.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import type { Language } from '#words/catalogue.ts'
import { problemsIn, type SaidProblems, wordingIn } from '#words/wording-in.ts'
import { isFieldName } from './field-names.ts'
import type { PageRequest } from './page-request.ts'
import { withWholeDays } from './shell/days/typed-days.ts'

export type FormFields = Record<string, string>

/** What an action returns when it did not do what was asked. Nothing that was typed is lost, except passwords. */
export type RefusedForm = {
  /** Null where nothing was refused, and the form is only shown again. */
  refused: {
    code: RefusalCode
    title: string
    text: string
    problems: SaidProblems
    ticket: EffortTicket | null
  } | null
  values: FormFields
  formToken: string
}

export type RefusedAnswer = ReturnType<typeof data<RefusedForm>>

type Shown = { pageRequest: PageRequest; language: Language }

export function refusedForm(
  { pageRequest, language }: Shown,
  fields: FormFields,
  refusal: Refusal,
  nextToken: () => string = pageRequest.formToken,
): RefusedAnswer {
  const { status, title, text } = wordingIn(language, refusal)
  const problems = isInvalid(refusal) ? problemsIn(language, refusal.fields) : {}
  const values = withoutSecrets(fields)
  pageRequest.waitSeconds = waitOf(refusal)
  return data<RefusedForm>(
    {
      refused: { code: refusal.code, title, text, problems, ticket: ticketOf(refusal) },
      values,
      formToken: nextToken(),
    },
    { status },
  )
}

/** The same form again, with all that was typed and nothing wrong with it: for a button that changes the form itself. */
export function formAgain({ pageRequest }: Pick<Shown, 'pageRequest'>, fields: FormFields): RefusedAnswer {
  return data<RefusedForm>({
    refused: null,
    values: withoutSecrets(fields),
    formToken: pageRequest.formToken(),
  })
}

/** What no page gives back: it is typed again. */
const secrets = new Set([
  'formToken',
  'again',
  'ticket',
  'solution',
  'password',
  'currentPassword',
  'confirmation',
  'code',
  'passkey',
])

/** What was typed into fields that our forms have, except secrets. */
export function withoutSecrets(fields: FormFields): FormFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => isFieldName(name) && !secrets.has(name)),
  )
}

const pageRefusals = new Set<RefusalCode>([
  'access-denied',
  'administrators-only',
  'second-step-needed',
  'longer-password-needed',
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
  return Object.fromEntries(withWholeDays(texts))
}
