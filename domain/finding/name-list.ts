import { isState } from '../reports/places.ts'

/** One line of a list: a name, and a state where one is given. */
export type ListedName = { name: string; state: string }

export const longestName = 200
export const longestListName = 60

/** What the holder of a list says of a find. It changes nothing for anyone else. */
export const judgements = ['same', 'other', 'unsure'] as const
export type Judgement = (typeof judgements)[number]

/** In days: how often a list is compared again. */
export const daysBetweenComparisons = 7

/** At most as many finds are kept of one list, the best ones. */
export const mostMatches = 2_000

/** Reads lines as `Name` or `Name; State`. Empty ones and the same once more are left out. */
export function readNameList(text: string): ListedName[] {
  const lines = text.split('\n').flatMap((line) => {
    const [name = '', state = ''] = line.split(';').map((part) => part.trim().replace(/\s+/g, ' '))
    return name === '' ? [] : [{ name: name.slice(0, longestName), state: isState(state) ? state : '' }]
  })
  return [...new Map(lines.map((line) => [`${line.name}|${line.state}`, line])).values()]
}
