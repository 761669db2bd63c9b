import type { Hub } from '#server/hub/hub.ts'
import { changesWhatIsPublic } from '#server/hub/kept-until-public-event.ts'

/** What a piece is made from. */
type About = 'frame' | 'reports'

/** The HTML of pieces of pages by their keys (decision 311). A key says everything that its piece shows. */
export type PieceStore = {
  /** What a thing is called in keys, for as long as it is there: a component, or a part of the catalogue. */
  numberOf(thing: object): number
  find(about: About, key: string): string | null
  /** Call before rendering, and hand the answer to `keep`: what was made from something that changed meanwhile is not kept. */
  generation(): number
  keep(generation: number, piece: { about: About; key: string; html: string }): void
}

const mostLetters = { frame: 2 * 1024 * 1024, reports: 6 * 1024 * 1024 } as const satisfies Record<
  About,
  number
>

/** Remembers pieces of pages, those that were asked for last. What is public of reports is forgotten at each event that changes it. */
export function openPieceStore(hub: Hub): PieceStore {
  const kept = { frame: boundedMap(mostLetters.frame), reports: boundedMap(mostLetters.reports) }
  const numbers = new WeakMap<object, number>()
  let last = 0
  let generation = 0
  hub.listen((news) => {
    if (!changesWhatIsPublic(news)) return
    generation += 1
    kept.reports.clear()
  })
  return {
    numberOf(thing) {
      const known = numbers.get(thing)
      if (known !== undefined) return known
      last += 1
      numbers.set(thing, last)
      return last
    },
    find: (about, key) => kept[about].find(key),
    generation: () => generation,
    keep(before, { about, key, html }) {
      if (about === 'reports' && (before !== generation || !hub.isLive())) return
      kept[about].keep(key, html)
    },
  }
}

/** @param most letters of keys and texts together; what was asked for longest ago goes first */
function boundedMap(most: number) {
  const texts = new Map<string, string>()
  let letters = 0
  return {
    find(key: string): string | null {
      const text = texts.get(key)
      if (text === undefined) return null
      texts.delete(key)
      texts.set(key, text)
      return text
    },
    keep(key: string, text: string): void {
      if (texts.has(key)) return
      texts.set(key, text)
      letters += key.length + text.length
      for (const [oldest, { length }] of texts) {
        if (letters <= most) break
        texts.delete(oldest)
        letters -= oldest.length + length
      }
    },
    clear(): void {
      texts.clear()
      letters = 0
    },
  }
}
