import { type BookEntry, lookUpName } from './name-book.ts'
import { generationOf, titleKind } from './name-titles.ts'
import { foldText } from './text/fold.ts'

export type NameWord = {
  /** As it was written. */
  written: string
  /** Folded, letters only: in small letters, without marks, dots and apostrophes. */
  folded: string
  isInitial: boolean
  entry: BookEntry
}

/** A name taken apart in one way; some can be taken apart in several. */
export type NameReading = {
  words: NameWord[]
  /** As they were written. */
  titles: string[]
  /** Junior, the second. Null where the name does not say. */
  generation: string | null
}

const mostWords = 8
const particles = new Set(['abdul', 'abdur', 'abdus', 'abd', 'ibn', 'bin'])

/** All the ways to read what was written as the name of one person: with what may be a title or a name, and each of several names. */
export function readName(text: string): NameReading[] {
  const names = text
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/\((?:[^()]*)\)|\[(?:[^[\]]*)\]|"[^"]*"/g, (inner) =>
      isAside(inner) ? ` ${inner.slice(1, -1)} ` : ' ',
    )
    .split(/\b(?:a\.?k\.?a\.?|alias|also known as)(?:\s|$)|[;&|\n]|\sand\s/i)
  return names.slice(0, 4).flatMap(readOneName)
}

// What is in brackets and is a title belongs to the name as much as one outside of them.
function isAside(inner: string): boolean {
  return inner
    .slice(1, -1)
    .split(/[\s,.]+/)
    .every((word) => word === '' || titleKind(lettersOf(word)) !== null)
}

function readOneName(text: string): NameReading[] {
  const words = joinParticles(text.split(/[\s,/\-–—]+/).flatMap((piece) => wordsOf(piece, text)))
  const generation = words.map(({ folded }) => generationOf(folded)).find((found) => found !== null) ?? null
  const names = words.filter(({ folded }) => generationOf(folded) === null).slice(0, mostWords * 2)
  const readings = [
    withoutTitles(names, (word) => titleKind(word) !== null),
    withoutTitles(names, (word) => titleKind(word) === 'always'),
  ]
  const [strict, loose] = readings
  const different = strict && loose && strict.words.length === loose.words.length ? [strict] : readings
  return different.filter(({ words: left }) => left.length > 0).map((reading) => ({ ...reading, generation }))
}

function withoutTitles(words: readonly NameWord[], isTitle: (folded: string) => boolean) {
  const names = words.filter(({ folded }) => !isTitle(folded)).slice(0, mostWords)
  const titles = words.filter(({ folded }) => isTitle(folded)).map(({ written }) => written)
  // Where everything is a title, it is what the person is called.
  return names.some(({ isInitial }) => !isInitial)
    ? { words: names, titles }
    : { words: words.slice(0, mostWords), titles: [] }
}

function wordsOf(piece: string, name: string): NameWord[] {
  const whole = lettersOf(piece)
  if (whole === '') return []
  else if (titleKind(whole) || !piece.includes('.')) return spelledOut(piece, name)
  else return piece.split('.').flatMap((part) => spelledOut(part, name))
}

// AB Musa and JK Musa are initials without their dots; ABU MUSA and Bo Musa are names.
function spelledOut(written: string, name: string): NameWord[] {
  const folded = lettersOf(written)
  const isInCapitals = written === written.toUpperCase() && name !== name.toUpperCase()
  const isUnspeakable = !/[aeiouy]/.test(folded)
  const isInitials =
    folded.length === 2 &&
    generationOf(folded) === null &&
    (isInCapitals || isUnspeakable) &&
    titleKind(folded) === null
  if (folded === '') return []
  else if (isInitials) return Array.from(folded).map((letter) => nameWord(letter.toUpperCase(), letter))
  else return [nameWord(written.replace(/\.$/, ''), folded)]
}

// Abdul Rahman is one name, however it is divided.
function joinParticles(words: readonly NameWord[]): NameWord[] {
  return joinNeighbours(words, (last, word) => particles.has(last.folded) && !word.isInitial)
}

/** Makes one word of a word and the one before it, where the two belong together. */
export function joinNeighbours(
  words: readonly NameWord[],
  areOne: (last: NameWord, word: NameWord) => boolean,
): NameWord[] {
  const joined: NameWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    if (last && areOne(last, word))
      joined.splice(-1, 1, nameWord(`${last.written} ${word.written}`, last.folded + word.folded))
    else joined.push(word)
  }
  return joined
}

function nameWord(written: string, folded: string): NameWord {
  return { written, folded, isInitial: folded.length === 1, entry: lookUpName(folded) }
}

function lettersOf(text: string): string {
  return foldText(text).replace(/[^\p{L}]/gu, '')
}
