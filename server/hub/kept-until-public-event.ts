import { publicEvents } from '#domain/events/event-audience.ts'
import type { Hub, HubNews } from './hub.ts'

/** Whether after this news the public pages may no longer be what they were. */
export function changesWhatIsPublic(news: HubNews): boolean {
  if (news.kind === 'person' || news.kind === 'receiver') return false
  else return news.kind === 'missed' || publicEvents.includes(news.announcement.kind)
}

/**
 * Reads something public once, and answers with that until an event changes what is public. Keeps nothing while it
 * could miss such an event, nor what was read while one came.
 */
export function keptUntilPublicEvent<T>(hub: Hub): (read: () => Promise<T>) => Promise<T> {
  let generation = 0
  let kept: { value: T } | null = null
  hub.listen((news) => {
    if (!changesWhatIsPublic(news)) return
    generation += 1
    kept = null
  })
  return async (read) => {
    if (kept && hub.isLive()) return kept.value
    const before = generation
    const value = await read()
    if (before === generation && hub.isLive()) kept = { value }
    return value
  }
}
