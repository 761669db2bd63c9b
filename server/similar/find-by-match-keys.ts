import type { Application } from '#server/kernel/application.ts'
import { masked } from '#server/sealing/match-key-index.ts'
import { countEntries } from './count-entries.ts'
import { pointersAt } from './match-key-queries.ts'

/** Only the newest entries of a match key that very many share are read: it says little, and what is alike shares others. */
const mostEntries = 64

/**
 * Who shares match keys, the more and the rarer the better, best first. Opens nothing.
 *
 * @returns ids of reports and of convictions
 */
export async function findByMatchKeys(
  { database: { queries }, keys }: Application,
  matchKeys: readonly string[],
): Promise<string[]> {
  const entries = (await countEntries(queries, keys.marks, matchKeys)).flatMap(({ opened, count }) => {
    const first = Math.max(0, count - mostEntries)
    const positions = Array.from({ length: count - first }, (_, index) => first + index)
    return positions.map((position) => ({ ...opened.entry(position), weight: 1 / count }))
  })
  const pointers = await pointersAt(
    queries,
    entries.map(({ label }) => label),
  )
  const weights = new Map<string, number>()
  for (const { label, mask, weight } of entries) {
    const pointer = pointers.get(label)
    const subject = pointer && masked(pointer, mask)
    if (subject) weights.set(subject, (weights.get(subject) ?? 0) + weight)
  }
  return [...weights].toSorted(([, one], [, other]) => other - one).map(([subject]) => subject)
}
