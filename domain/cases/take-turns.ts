/**
 * One of the first, then one of the second, and so on. When one list has ended, the other goes on. So those of the first come
 * before others at every second place, and not more often.
 */
export function takeTurns<Each>(first: readonly Each[], second: readonly Each[]): Each[] {
  const places = Math.max(first.length, second.length)
  return Array.from({ length: places }, (_, place) => [
    ...first.slice(place, place + 1),
    ...second.slice(place, place + 1),
  ]).flat()
}
