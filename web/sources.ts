import { type Channel, type ChannelName, channels } from '#toolkit/shared/channels/channels.ts'
import type { Source } from '#toolkit/shared/channels/source.ts'
import { staleNames } from '#toolkit/shared/channels/staleness.ts'
import type { Sheet } from '#words/article.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from './dates.ts'

/**
 * Where a statement was read, in words with a link.
 *
 * @param today an ISO day: what was last checked too long before it says so
 */
export function sourceText(source: Source, today: string, words: Words['sources']): string {
  const { address, published, lastChecked } = source
  const host = new URL(address).hostname.replace(/^www\./, '')
  const age = published ? fill(words.of, { day: partialDay(published) }) : words.noDate
  const isStale = staleNames({ it: source }, today).length > 0
  return fill(isStale ? words.stale : words.source, {
    host,
    address: address.replaceAll('(', '%28').replaceAll(')', '%29'),
    age,
    day: partialDay(lastChecked),
  })
}

/** One body: what it is for, how to reach it, what it asks about your name, and where that was read. */
export function channelSheet(
  name: ChannelName,
  today: string,
  { whereToReport, sources }: Pick<Words, 'whereToReport' | 'sources'>,
): Sheet {
  const { name: title, competence, reach, identity, site }: Channel = channels[name]
  const lines = [competence, reach, identity && fill(whereToReport.yourName, { identity })].filter(
    (line) => line !== undefined,
  )
  return { id: name, title, blocks: [...lines, { small: sourceText(site, today, sources) }] }
}
