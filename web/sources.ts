import type { Source } from '#toolkit/shared/channels/source.ts'
import { staleNames } from '#toolkit/shared/channels/staleness.ts'
import { partialDay } from './dates.ts'

/**
 * Where a statement was read, in words with a link.
 *
 * @param today an ISO day: what was last checked too long before it says so
 */
export function sourceWords(source: Source, today: string): string {
  const { address, published, lastChecked } = source
  const host = new URL(address).hostname.replace(/^www\./, '')
  const age = published ? `of ${partialDay(published)}` : 'no date given'
  const isStale = staleNames({ it: source }, today).length > 0
  const warning = isStale ? ', more than half a year ago: look at the source before you rely on it' : ''
  return `Source: [${host}](${address.replaceAll('(', '%28').replaceAll(')', '%29')}), ${age}. Last checked: ${partialDay(lastChecked)}${warning}.`
}
