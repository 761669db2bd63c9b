import { wordsOf } from './sentences.ts'

/** What a page asks of its reader. */
export type Reading = {
  /** A school year, by Flesch and Kincaid. */
  grade: number
  /** Words in the middle sentence. */
  median: number
  sentences: number
}

/** @see Kincaid et al., 1975, Research Branch Report 8-75: 0.39 words a sentence + 11.8 syllables a word - 15.59 */
export function readingOf(sentences: readonly string[]): Reading {
  const lengths = sentences.map((sentence) => wordsOf(sentence).length)
  const words = sentences.flatMap(wordsOf)
  if (words.length === 0) return { grade: 0, median: 0, sentences: 0 }
  const syllables = sum(words.map(syllablesOf))
  const grade = (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59
  return { grade: Math.round(grade * 10) / 10, median: medianOf(lengths), sentences: sentences.length }
}

/** Groups of vowels, less the endings that are silent in English. At least one. */
export function syllablesOf(word: string): number {
  return sum(word.toLowerCase().split('-').filter(Boolean).map(syllablesInPart))
}

function syllablesInPart(part: string): number {
  const spoken = part
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^dtaeiouy]ed|[^laeiouy]e)$/, (ending) => ending.charAt(0))
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
