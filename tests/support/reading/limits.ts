import { readingOf } from './grade.ts'
import { wordsOf } from './sentences.ts'

export type Limits = {
  /** Words of the longest sentence. */
  longest: number
  /** Words of the middle sentence. */
  median: number
  /** A school year, by Flesch and Kincaid. */
  grade: number
}

/** Where a person reports something or comes back to a report: issue 29. */
export const onTheWay: Limits = { longest: 20, median: 12, grade: 8 }

/** Everywhere else. The issue sets the grade alone; a sentence of more than 30 words is an accident. */
export const elsewhere: Limits = { longest: 30, median: 15, grade: 10 }

/** Where a person writes a report, sends it, and comes back to it. */
export const way =
  /^\/(?:report(?:\/|$)|submit-report|drafts\/|reports\/:id\/(?:receipt|edit|files|new-version|punished|withdrawal))/

/** A grade of a few sentences says more about one word than about the page. */
const fewest = 5

/** What is too hard to read, in words; empty where nothing is. @param allowed sentences that may be as long as they are */
export function tooHard(
  sentences: readonly string[],
  limits: Limits,
  allowed: (sentence: string) => boolean = () => false,
): string[] {
  const read = sentences.filter((sentence) => !allowed(sentence))
  const long = read
    .filter((sentence) => wordsOf(sentence).length > limits.longest)
    .map((sentence) => `${wordsOf(sentence).length} words: ${sentence}`)
  const { grade, median } = readingOf(read)
  if (read.length < fewest) return long
  return [
    ...long,
    ...(median > limits.median ? [`a middle sentence of ${median} words`] : []),
    ...(grade > limits.grade ? [`grade ${grade}`] : []),
  ]
}
