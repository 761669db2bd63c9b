import { type Language, wordsIn } from './catalogue.ts'
import { fill } from './fill.ts'
import type { Words } from './words.ts'

export type NoticeText = { title: string; message: string }

/**
 * A notification as one language says it.
 *
 * @param parameters what its text names; of a kind that has no text, the words with which it was stored
 */
export function noticeIn(
  language: Language,
  kind: string,
  parameters: Readonly<Record<string, string>>,
): NoticeText {
  const { notices } = wordsIn(language)
  if (!isIn(notices, kind)) return { title: parameters.title ?? '', message: parameters.message ?? '' }
  const { title, message } = notices[kind]
  return { title, message: fill(message, parameters) }
}

function isIn(notices: Words['notices'], kind: string): kind is keyof Words['notices'] {
  return Object.hasOwn(notices, kind)
}
