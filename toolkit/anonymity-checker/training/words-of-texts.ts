import { languages } from '@fitila/anonymity/names/languages'
import { readText } from '@fitila/anonymity/reading'
import { cutIntoTokens } from '@fitila/anonymity/tokens'
import type { FullyMarked } from '../vectors/read-marked-texts.ts'
import { readOwnTexts } from './own-texts.ts'

/** The words of the people in the texts that teach, and the small words beside them that are never a person's in Pidgin, Hausa, Igbo and Yoruba. */
export function wordsOfTexts(without: string): { names: string[]; words: string[] } {
  const names = new Set<string>()
  const words = new Set<string>()
  // 'tipper' of 'Small Tipper' is a word of English, and no name.
  const english = new Set<string>()
  for (const language of languages)
    for (const text of readOwnTexts(language, without))
      for (const { word, isName, isSmall } of wordsOf(text)) {
        if (isName) names.add(word)
        else if (isSmall) {
          if (language !== 'en') words.add(word)
          if (language === 'en' || language === 'pcm') english.add(word)
        }
      }
  return {
    names: [...names].filter((word) => !english.has(word)),
    words: [...words].filter((word) => !names.has(word)),
  }
}

function wordsOf({
  text,
  persons,
  numbers,
}: FullyMarked): { word: string; isName: boolean; isSmall: boolean }[] {
  const reading = readText(text)
  const { words, kinds, starts, count } = cutIntoTokens(reading)
  const others = numbers.map(({ span }) => span)
  const isIn = (spans: readonly (readonly [number, number])[], place: number) =>
    spans.some(([from, to]) => place >= from && place < to)
  return Array.from({ length: count }, (_, index) => {
    const start = reading.starts[starts[index] ?? 0] ?? 0
    return {
      word: kinds[index] === 'word' ? (words[index] ?? '') : '',
      isName: isIn(persons, start),
      // 'bgm' of a plate is no word.
      isSmall: /[a-z]/.test(reading.plain.charAt(starts[index] ?? 0)) && !isIn(others, start),
    }
  })
}
