import type { Candidate } from '../../../finding.ts'

const mostOfPeople = 0.7

/** The tagged addresses that are none of these: 'Agyo Dauda, Zainab Obi, Innocent Agbaji', of which most letters are sure people. */
export function withoutListsOfPeople(tagged: readonly Candidate[], found: readonly Candidate[]): Candidate[] {
  const people = found
    .filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
    .toSorted((one, other) => one.start - other.start)
  let first = 0
  return tagged.filter(({ start, end }) => {
    while ((people[first]?.start ?? end) < start) first += 1
    let [covered, at] = [0, start]
    for (let index = first; (people[index]?.start ?? end) < end; index += 1) {
      const one = people[index]
      if (!one || one.end <= at) continue
      covered += Math.min(one.end, end) - Math.max(one.start, at)
      at = one.end
    }
    return covered < mostOfPeople * (end - start)
  })
}
