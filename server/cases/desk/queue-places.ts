import { openPlace, sealPlace } from '#server/sealing/sealed-place.ts'
import type { Payers } from '../queue-queries.ts'

/** After which report each list goes on. A list that has not begun has none. */
export type Places = Partial<Record<Payers, string>>

type Sealing = {
  /** That hides the places. */
  key: Buffer
  /** What the page is narrowed to: a place of one page is none of another. */
  page: string
}

const keyName = 'key of places of the queue'
const idLength = 16

/**
 * The places as the address of the next page has them: one report, or one for each of two lists. They are sealed. In clear they would tell
 * which list a report is of, and a place that staff made up would show those alone whose senders have a plan. The same places give the
 * same text.
 */
export function writePlaces(places: Places, lists: readonly Payers[], { key, page }: Sealing): string {
  const plain = Buffer.concat(lists.map((list) => bytesOf(places[list])))
  return sealPlace(plain, { key, keyName, nonceName: `places of the queue ${page}\n`, boundTo: page })
}

/** Nothing for what `writePlaces` did not write for this page: its lists begin at the beginning. */
export function readPlaces(text: string | null, lists: readonly Payers[], { key, page }: Sealing): Places {
  const plain = openPlace(text ?? '', lists.length * idLength, { key, keyName, boundTo: page })
  if (plain === null) return {}
  return Object.fromEntries(
    lists.flatMap((list, index) => {
      const id = idIn(plain.subarray(index * idLength, (index + 1) * idLength))
      return id === null ? [] : [[list, id]]
    }),
  )
}

// No report has the number that is all zeros.
function bytesOf(id = ''): Buffer {
  return Buffer.from(id.replaceAll('-', '').padStart(2 * idLength, '0'), 'hex')
}

function idIn(bytes: Buffer): string | null {
  const hex = bytes.toString('hex')
  if (/^0+$/.test(hex)) return null
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
