import { type Language, wordsIn } from './catalogue.ts'
import { fill } from './fill.ts'
import { partialDay } from './partial-day.ts'
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
  const { notices, datedNotices } = wordsIn(language)
  if (!isIn(notices, kind)) return { title: parameters.title ?? '', message: parameters.message ?? '' }
  const { title, message } = notices[kind]
  const { day } = parameters
  if (day === undefined || !isDated(datedNotices, kind)) return { title, message: fill(message, parameters) }
  return { title, message: fill(datedNotices[kind], { ...parameters, day: partialDay(day) }) }
}

function isDated(dated: Words['datedNotices'], kind: string): kind is keyof Words['datedNotices'] {
  return Object.hasOwn(dated, kind)
}

function isIn(notices: Words['notices'], kind: string): kind is keyof Words['notices'] {
  return Object.hasOwn(notices, kind)
}
