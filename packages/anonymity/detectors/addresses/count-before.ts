/** How many of these begin before a place, and so where the first one is that begins there or later. They are in the order of the text. */
export function countBefore(sorted: readonly { start: number }[], place: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle]?.start ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}
