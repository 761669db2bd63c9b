import { checkText } from '@fitila/anonymity/check-text'
import type { Range } from './measure-persons.ts'
import type { FullyMarked } from './read-marked-texts.ts'
import { seededChance } from './seeded-chance.ts'

type Span = readonly [start: number, end: number]

/** What one text adds to the sums. `certain` is replaced by default; `both` also counts what is only asked about. */
type Counts = {
  identifiers: number
  hiddenCertain: number
  hiddenBoth: number
  phrases: number
  asked: number
  notNames: number
  takenCertain: number
  takenBoth: number
}

export type HidingFigures = {
  identifiers: number
  phrases: number
  /** Words that are often names, and are none where they stand. */
  notNames: number
  /** Shares of 1. */
  hiddenCertain: Range
  hiddenBoth: Range
  asked: Range
  /** Of the words that are no names: those taken for a person. */
  takenCertain: Range
  takenBoth: Range
}

const resamples = 1000

/**
 * Of all persons, numbers and addresses: how many leave the text with their last letter. Of all phrases that fit few people:
 * how many a question touches. Of all words that are no names: how many a person touches. Each with the middle 95 of 100 values that drawing the texts again gives.
 */
export function measureHiding(documents: readonly FullyMarked[]): HidingFigures {
  const counts = documents.map(countsOf)
  const chance = seededChance(27)
  const drawn = Array.from({ length: resamples }, () => sumOf(counts.map(() => chance.pick(counts))))
  const whole = sumOf(counts)
  const range = (part: (sum: Counts) => number, all: (sum: Counts) => number): Range => {
    // A draw without a single phrase says nothing of phrases.
    const sorted = drawn
      .filter((sum) => all(sum) > 0)
      .map((sum) => part(sum) / all(sum))
      .toSorted((one, other) => one - other)
    return {
      value: part(whole) / Math.max(1, all(whole)),
      low: sorted[Math.floor(sorted.length * 0.025)] ?? 0,
      high: sorted[Math.floor(sorted.length * 0.975)] ?? 0,
    }
  }
  return {
    identifiers: whole.identifiers,
    phrases: whole.phrases,
    notNames: whole.notNames,
    hiddenCertain: range(
      (sum) => sum.hiddenCertain,
      (sum) => sum.identifiers,
    ),
    hiddenBoth: range(
      (sum) => sum.hiddenBoth,
      (sum) => sum.identifiers,
    ),
    asked: range(
      (sum) => sum.asked,
      (sum) => sum.phrases,
    ),
    takenCertain: range(
      (sum) => sum.takenCertain,
      (sum) => sum.notNames,
    ),
    takenBoth: range(
      (sum) => sum.takenBoth,
      (sum) => sum.notNames,
    ),
  }
}

/** The marked places that stay readable at least in part, and the phrases that no question touches. */
export function whatStays(document: FullyMarked): { identifiers: string[]; phrases: string[] } {
  const { certain, asked } = judge(document)
  const words = ([start, end]: Span) => document.text.slice(start, end)
  return {
    identifiers: spansOf(document)
      .filter((span) => !isHidden(document.text, span, certain))
      .map(words),
    phrases: document.phrases.filter((span) => !asked.some((one) => touches(span, one))).map(words),
  }
}

function countsOf(document: FullyMarked): Counts {
  const { certain, both, asked, people, peopleBoth } = judge(document)
  const spans = spansOf(document)
  const touched = (some: readonly Span[], others: readonly Span[]) =>
    some.filter((span) => others.some((one) => touches(span, one))).length
  const hidden = (some: readonly Span[]) => spans.filter((span) => isHidden(document.text, span, some)).length
  return {
    identifiers: spans.length,
    hiddenCertain: hidden(certain),
    hiddenBoth: hidden(both),
    phrases: document.phrases.length,
    asked: touched(document.phrases, asked),
    notNames: document.notNames.length,
    takenCertain: touched(document.notNames, people),
    takenBoth: touched(document.notNames, peopleBoth),
  }
}

function judge({ text }: FullyMarked) {
  const { findings, questions } = checkText(text)
  const spanOf = ({ start, end }: { start: number; end: number }): Span => [start, end]
  const people = findings.filter(({ kind }) => kind === 'person')
  return {
    certain: findings.filter(({ tier }) => tier === 'certain').map(spanOf),
    people: people.filter(({ tier }) => tier === 'certain').map(spanOf),
    peopleBoth: people.map(spanOf),
    both: findings.map(spanOf),
    asked: questions.map(spanOf),
  }
}

function spansOf({ persons, numbers }: FullyMarked): Span[] {
  return [...persons, ...numbers.map(({ span }) => span)]
}

/** Whether every letter and digit of the span is inside a finding. */
function isHidden(text: string, [start, end]: Span, some: readonly Span[]): boolean {
  for (let place = start; place < end; place += 1) {
    if (!/[\p{L}\p{M}\d]/u.test(text[place] ?? '')) continue
    if (!some.some(([from, to]) => from <= place && place < to)) return false
  }
  return true
}

function touches(span: Span, other: Span): boolean {
  return span[0] < other[1] && span[1] > other[0]
}

function sumOf(counts: readonly Counts[]): Counts {
  const sum: Counts = { ...nothing }
  for (const one of counts) for (const name of countNames) sum[name] += one[name]
  return sum
}

const countNames = [
  'identifiers',
  'hiddenCertain',
  'hiddenBoth',
  'phrases',
  'asked',
  'notNames',
  'takenCertain',
  'takenBoth',
] as const satisfies readonly (keyof Counts)[]

const nothing: Counts = {
  identifiers: 0,
  hiddenCertain: 0,
  hiddenBoth: 0,
  phrases: 0,
  asked: 0,
  notNames: 0,
  takenCertain: 0,
  takenBoth: 0,
}
