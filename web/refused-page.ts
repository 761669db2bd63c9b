import { data } from 'react-router'
import { waitOf } from '#domain/errors.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import type { Language } from '#words/catalogue.ts'
import { wordingIn } from '#words/wording-in.ts'
import { type PageWords, wordsFor } from '#words/words-for.ts'
import type { PageRequest } from './page-request.ts'
import type { FormFields } from './refused-form.ts'

/** What an ErrorBoundary finds in `error.data`. */
export type RefusedPage = {
  requestNumber: string
  keptWords: FormFields | null
  words: PageWords<'refused'>
} & ({ code: RefusalCode; title: string; text: string } | { code: 'fault' })

/** Refusals become the page that says so, with the right status; a fault of ours tells its number alone. */
export function refusedPage(
  { pageRequest, language }: { pageRequest: PageRequest; language: Language },
  error: unknown,
) {
  const words = wordsFor(language, ['refused'])
  const { requestNumber, keptWords } = pageRequest
  const refusal = pageRequest.refusalIn(error)
  if (refusal) {
    const { status, title, text } = wordingIn(language, refusal)
    pageRequest.waitSeconds = waitOf(refusal)
    return data<RefusedPage>({ code: refusal.code, title, text, requestNumber, keptWords, words }, { status })
  } else if (error instanceof Response || isRouterData(error)) {
    return error
  } else {
    pageRequest.logFault(error)
    return data<RefusedPage>({ code: 'fault', requestNumber, keptWords, words }, { status: 500 })
  }
}

function isRouterData(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
  )
}
