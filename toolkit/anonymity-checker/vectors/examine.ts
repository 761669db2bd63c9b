import { checkText } from '@fitila/anonymity/check-text'
import type { Finding } from '@fitila/anonymity/finding'
import { heldOutFamily, heldOutGiven } from './held-out-names.ts'
import { heldOutPlain, heldOutSentences } from './held-out-sentences.ts'
import { type Chance, seededChance } from './seeded-chance.ts'

export type Marked = { text: string; persons: [start: number, end: number][] }

export type PersonFigures = {
  persons: number
  /** Of the named persons, in percent. */
  exact: number
  certain: number
  missedAltogether: number
  /** Sure persons where no one is, for each sentence without a name. */
  wrongPerPlainSentence: number
}

/** Held-out names in held-out sentences. The same seed makes the same set. */
export function makeHeldOutSet(copies: number, seed = 7): Marked[] {
  const chance = seededChance(seed)
  return Array.from({ length: copies }, () =>
    lines(heldOutSentences).map((line) => fill(line, chance)),
  ).flat()
}

export function examinePersons(set: readonly Marked[]): PersonFigures {
  let persons = 0
  let exact = 0
  let certain = 0
  let missed = 0
  for (const { text, persons: expected } of set) {
    const found = checkText(text).findings.filter(({ kind }) => kind === 'person')
    for (const [start, end] of expected) {
      persons += 1
      const touching = found.filter((finding) => finding.start < end && finding.end > start)
      if (touching.some((finding) => finding.start === start && finding.end === end)) exact += 1
      if (touching.some(({ tier }) => tier === 'certain')) certain += 1
      if (touching.length === 0) missed += 1
    }
  }
  const percent = (count: number) => (100 * count) / Math.max(1, persons)
  const wrong = lines(heldOutPlain).flatMap((line) => checkText(line).findings.filter(isSurePerson))
  return {
    persons,
    exact: percent(exact),
    certain: percent(certain),
    missedAltogether: percent(missed),
    wrongPerPlainSentence: wrong.length / lines(heldOutPlain).length,
  }
}

export function inSmallLetters(set: readonly Marked[]): Marked[] {
  return set.map(({ text, persons }) => ({ text: text.toLowerCase(), persons }))
}

function isSurePerson({ kind, tier }: Finding): boolean {
  return kind === 'person' && tier === 'certain'
}

function fill(line: string, chance: Chance): Marked {
  const persons: [number, number][] = []
  let text = ''
  for (const piece of line.split(/(\{[PFL]\})/)) {
    const words = wordsFor(piece, chance)
    if (words !== piece) persons.push([text.length, text.length + words.length])
    text += words
  }
  return { text, persons }
}

function wordsFor(piece: string, chance: Chance): string {
  if (piece === '{P}') return `${chance.pick(heldOutGiven)} ${chance.pick(heldOutFamily)}`
  else if (piece === '{F}') return chance.pick(heldOutGiven)
  else if (piece === '{L}') return chance.pick(heldOutFamily)
  else return piece
}

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}
