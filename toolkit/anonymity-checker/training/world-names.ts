import type { Corpus } from './corpora.ts'
import type { TypedSpan } from './sentence.ts'

/** People and places in the news of the world, so that names from elsewhere are more than English ones. */
export type WorldNames = { given: readonly string[]; family: readonly string[]; places: readonly string[] }

export const noWorldNames: WorldNames = { given: [], family: [], places: [] }

const nameWord = /^\p{Lu}[\p{L}'’-]{2,}$/u
const mostWords = 3

/** From the parts of the corpora that are learned: the first words of people with two or three words, and the last words of all. */
export function worldNamesFrom(corpora: readonly Corpus[]): WorldNames {
  const people = namesOf(corpora, 'PERSON')
  return {
    given: unique(people.flatMap((words) => (words.length > 1 ? words.slice(0, 1) : []))),
    family: unique(people.flatMap((words) => words.slice(-1))),
    places: unique(namesOf(corpora, 'LOCATION').map((words) => words.join(' '))),
  }
}

/** The words of each name that has one to three, all with a capital and small letters behind it. */
function namesOf(corpora: readonly Corpus[], wanted: TypedSpan[2]): string[][] {
  return corpora
    .flatMap(({ documents }) => documents.train.flat())
    .flatMap(({ text, spans }) =>
      spans.flatMap(([start, end, type]) => (type === wanted ? [text.slice(start, end).split(' ')] : [])),
    )
    .filter((words) => words.length <= mostWords && words.every((word) => nameWord.test(word)))
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)]
}
