import type { NamedKind } from '#domain/judgements/mentions.ts'
import { showJoined } from '#server/judgements/show-joined.ts'
import type { Visit } from '../../door.ts'
import { findingParts } from '../parts/finding/finding-words.ts'
import { partParts } from '../parts/part-name.ts'

/** @throws NotFound */
export async function loadJoined(
  { application, words }: Visit,
  about: NamedKind,
  { reference, company }: { reference: string; company?: string },
) {
  const page = await showJoined(application, {
    ...{ about, number: reference },
    ...(company === undefined ? {} : { slug: company }),
  })
  const own = ['joined', 'groundNames', 'namedKindNames', 'outcomeNames'] as const
  return { page, words: words(...own, ...partParts, ...findingParts) }
}
