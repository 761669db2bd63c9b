import type { Payers } from './queue-queries.ts'

/** After which report each list goes on. A list that has not begun has none. */
export type Places = Partial<Record<Payers, string>>

const withoutPlace = '-'

/** The places of a page's address: one report, or one for each of two lists. What cannot be one begins at the beginning. */
export function readPlaces(
  text: string | null,
  lists: readonly Payers[],
  isPlace: (text: string) => boolean,
): Places {
  const parts = (text ?? '').split('.')
  return Object.fromEntries(
    lists.flatMap((list, index) => {
      const part = parts[index] ?? ''
      return isPlace(part) ? [[list, part.toLowerCase()]] : []
    }),
  )
}

export function writePlaces(places: Places, lists: readonly Payers[]): string {
  return lists.map((list) => places[list] ?? withoutPlace).join('.')
}
