import { foldText } from './text/fold.ts'

/** Whether every part of a person's name is in a text, in any order, case and accents. */
export function namesPerson(text: string, personName: string): boolean {
  const parts = wordsOf(personName)
  const words = new Set(wordsOf(text))
  return parts.length > 0 && parts.every((part) => words.has(part))
}

// Of one letter, a part is an initial, which any text can hold.
function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
}
