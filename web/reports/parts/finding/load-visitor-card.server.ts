import { data } from 'react-router'
import { SignInNeeded } from '#domain/errors.ts'
import { showPublicCard } from '#server/finding/show-public-card.ts'
import { showNamed } from '#server/judgements/show-named.ts'
import { wordingIn } from '#words/wording-in.ts'
import type { Visit } from '../../../door.ts'
import { findingParts } from './finding-words.ts'

/**
 * The public card of a report, and the guard below it, which asks to log in.
 *
 * @throws SignInNeeded for what is not public, whether or not there is such a report
 */
export async function loadVisitorCard({ application, pageRequest, language, words }: Visit, id: string) {
  const refusal = new SignInNeeded()
  const card = await showPublicCard(application, id)
  if (!card) throw refusal
  const { status, title, text } = wordingIn(language, refusal)
  const named = await showNamed(application, id)
  const own = words('visitorCard', 'namedLinks', 'refused', ...findingParts)
  // All of it is public. Only what is for one visitor makes it a page for one, as on any other.
  pageRequest.keptStatus = status
  const guard = { title, text, login: own.refused.login }
  const address = `${application.publicUrl}/reports/${id}`
  return data({ kind: 'visitor' as const, words: own, card, named, guard, address }, { status })
}
