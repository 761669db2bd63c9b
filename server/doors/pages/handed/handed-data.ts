import { hash } from 'node:crypto'
import { addingEvents } from '#domain/events/event-audience.ts'
import { hours } from '#domain/time/durations.ts'
import { openBoundedStore } from '#server/hub/bounded-store.ts'
import type { Hub, HubNews } from '#server/hub/hub.ts'
import { changesWhatIsPublic } from '#server/hub/kept-until-public-event.ts'

/** What the loaders of a page brought, which the page does not carry: its scripts ask for it when they start (decision 356). */
export type HandedData = { mark: string; bytes: Buffer<ArrayBuffer> }

/** Where a page asks for it: its mark, then the page's own address. */
const root = '/page-data/'
const asked = /^\/page-data\/([\w-]{22})(\/.*)$/

export function markOf(data: Buffer): string {
  return hash('sha256', data, 'base64url').slice(0, 22)
}

export function addressOfData(mark: string, { pathname, search }: URL): string {
  return `${root}${mark}${pathname}${search}`
}

/** @returns null where the address is no page's data */
export function readDataAddress({ pathname, search }: URL): { mark: string; place: string } | null {
  const [, mark, path] = asked.exec(pathname) ?? []
  return mark === undefined || path === undefined ? null : { mark, place: path + search }
}

export type HandedStore = {
  /** Call before rendering, and hand the answer to `keep`: what was taken back meanwhile is not kept. */
  generation(): number
  keep(generation: number, data: HandedData): void
  find(mark: string): Buffer<ArrayBuffer> | null
}

const mostBytes = 16 * 1024 * 1024

/**
 * Remembers for a while what pages were made from. An open page starts with exactly that, also when more became public meanwhile.
 * Any other change of what is public empties it, and while news could be missed nothing is found: what was taken back is not handed out.
 */
export function openHandedStore(now: () => Date, hub: Hub): HandedStore {
  const store = openBoundedStore<{ bytes: Buffer<ArrayBuffer>; until: number }>({
    ...{ hub, endedBy: (news) => changesWhatIsPublic(news) && !onlyAdds(news), most: mostBytes },
    sizeOf: ({ bytes }) => bytes.length,
    isFresh: ({ until }) => until > now().getTime(),
  })
  return {
    generation: store.generation,
    keep(before, { mark, bytes }) {
      store.keep(before, mark, { bytes, until: now().getTime() + hours(1) })
    },
    find: (mark) => store.find(mark)?.bytes ?? null,
  }
}

function onlyAdds(news: HubNews): boolean {
  return news.kind === 'event' && addingEvents.includes(news.announcement.kind)
}
