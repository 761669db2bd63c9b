import { type NameReading, type NameWord, readName } from './name-words.ts'

const mostWords = 6
const most = 60

/**
 * What a name can be found by without being read: two names that `compareNames` takes for one person's share at least one of
 * these, unless no word of them is the same. They are the names themselves in short, so they are kept keyed (decision 031).
 */
export function nameMatchKeys(name: string): string[] {
  return [...new Set(readName(name).flatMap(matchKeysOfReading))].slice(0, most)
}

function matchKeysOfReading({ words }: NameReading): string[] {
  const some = words.slice(0, mostWords)
  const full = some.filter(({ isInitial }) => !isInitial)
  return [
    ...full
      .filter(({ entry }) => !entry.isCommon)
      .flatMap((word) => forms(word).map((form) => `name|${form}`)),
    ...(some.length === 1 ? full.map(({ entry }) => `only|${entry.canonical}`) : []),
    ...full.flatMap((one, index) => full.slice(index + 1).flatMap((other) => pairsOf(one, other))),
    ...some.flatMap((one) =>
      full.filter((other) => other !== one).flatMap((other) => initialsWith(one, other)),
    ),
  ]
}

function pairsOf(one: NameWord, other: NameWord): string[] {
  return forms(one).flatMap((left) =>
    forms(other).map((right) => `pair|${[left, right].toSorted().join('|')}`),
  )
}

function initialsWith(one: NameWord, other: NameWord): string[] {
  const initials = new Set([...one.entry.initials, ...[...one.entry.shorter].map((short) => short.charAt(0))])
  return [...initials].flatMap((initial) => forms(other).map((form) => `initial|${initial}|${form}`))
}

function forms({ entry }: NameWord): string[] {
  return [...new Set([entry.canonical, ...entry.shorter])]
}
