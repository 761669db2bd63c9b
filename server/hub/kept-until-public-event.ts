import { changesPublicPages } from '#domain/events/changes-public-pages.ts'
import { openBoundedStore } from './bounded-store.ts'
import { openFlights } from './flights.ts'
import type { Hub, HubNews } from './hub.ts'

/** Whether after this news the public pages may no longer be what they were. */
export function changesWhatIsPublic(news: HubNews): boolean {
  if (news.kind === 'person' || news.kind === 'receiver') return false
  else return news.kind === 'missed' || changesPublicPages(news.announcement)
}

export type KeptValue<T> = {
  /** Those who ask while it is read wait for that one reading. */
  (read: () => Promise<T>): Promise<T>
  /** Within a transaction: waits for no other reading, which may need the connection that the transaction holds. */
  alone(read: () => Promise<T>): Promise<T>
}

/**
 * Reads something public once, and answers with that until an event changes what is public. Keeps nothing while it
 * could miss such an event, nor what was read while one came.
 */
export function keptUntilPublicEvent<T>(hub: Hub): KeptValue<T> {
  const store = openBoundedStore<{ value: T }>({
    ...{ hub, endedBy: changesWhatIsPublic, most: 1, sizeOf: () => 1 },
  })
  const flights = openFlights<{ value: T }>()

  async function reading(read: () => Promise<T>): Promise<{ value: T }> {
    const before = store.generation()
    const made = { value: await read() }
    store.keep(before, 'value', made)
    return made
  }

  async function together(read: () => Promise<T>): Promise<T> {
    if (!hub.isLive()) return read()
    const kept = store.find('value')
    if (kept) return kept.value
    // A reading that began before an event is not for those who come after it.
    const flight = `${store.generation()}`
    const underWay = flights.joined(flight)
    const joined = underWay && (await underWay)
    if (joined) return joined.value
    return (
      await flights.begin(
        flight,
        () => reading(read),
        (made) => made,
      )
    ).value
  }

  const alone = async (read: () => Promise<T>) => (store.find('value') ?? (await reading(read))).value
  return Object.assign(together, { alone })
}
