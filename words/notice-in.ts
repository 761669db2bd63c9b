import { isNoticeKind } from '#domain/notifications/from-event.ts'
import { type Language, wordsIn } from './catalogue.ts'
import { fill } from './fill.ts'

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
  if (!isNoticeKind(kind)) return { title: parameters.title ?? '', message: parameters.message ?? '' }
  const { title, message } = wordsIn(language).notices[kind]
  return { title, message: fill(message, parameters) }
}
