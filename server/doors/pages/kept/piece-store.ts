import { openBoundedStore } from '#server/hub/bounded-store.ts'
import type { Hub } from '#server/hub/hub.ts'
import { changesWhatIsPublic } from '#server/hub/kept-until-public-event.ts'

/** What a piece is made from. */
type About = 'frame' | 'reports'

/** HTML as the bytes that are sent. */
type Bytes = Buffer<ArrayBuffer>

/** The HTML of pieces of pages by their keys (decision 311). A key says everything that its piece shows. */
export type PieceStore = {
  /** What a thing is called in keys, for as long as it is there: a component, or a part of the catalogue. */
  numberOf(thing: object): number
  find(about: About, key: string): Bytes | null
  /** Call before rendering, and hand the answer to `keep`: what was made from something that changed meanwhile is not kept. */
  generation(): number
  keep(generation: number, piece: { about: About; key: string; html: Bytes }): void
}

const mostBytes = { frame: 2 * 1024 * 1024, reports: 6 * 1024 * 1024 } as const satisfies Record<
  About,
  number
>

/** Remembers pieces of pages, those that were asked for last. What is public of reports is forgotten at each event that changes it. */
export function openPieceStore(hub: Hub): PieceStore {
  const storeOf = (about: About, endedBy: typeof changesWhatIsPublic | null) =>
    openBoundedStore<Bytes>({
      ...{ hub, endedBy, most: mostBytes[about] },
      sizeOf: (html, key) => key.length + html.length,
    })
  const kept = { frame: storeOf('frame', null), reports: storeOf('reports', changesWhatIsPublic) }
  const numbers = new WeakMap<object, number>()
  let last = 0
  return {
    numberOf(thing) {
      const known = numbers.get(thing)
      if (known !== undefined) return known
      last += 1
      numbers.set(thing, last)
      return last
    },
    find: (about, key) => kept[about].find(key),
    generation: kept.reports.generation,
    keep(before, { about, key, html }) {
      const store = kept[about]
      store.keep(about === 'reports' ? before : store.generation(), key, html)
    },
  }
}
