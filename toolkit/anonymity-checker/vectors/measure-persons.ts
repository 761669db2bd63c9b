import { checkText } from '@fitila/anonymity/check-text'
import type { Marked } from './examine.ts'
import { seededChance } from './seeded-chance.ts'

/** What one document adds to the sums. `certain` counts what is replaced by default, `both` also what is only asked about. */
type Counts = { words: number; persons: number; certain: Hits; both: Hits }

type Hits = {
  found: number
  /** Exactly there, from the first letter to the last. */
  right: number
  /** Persons that a finding touches. */
  touched: number
  /** Findings that touch no person. */
  wrong: number
}

export type Range = { value: number; low: number; high: number }

/**
 * `otherEdge` is F1 where a finding counts that touches the person, so it forgives a title inside or outside. Authors of petitions mark
 * the whole phrase, and news marks the name alone.
 */
export type TierFigures = Record<
  'precision' | 'recall' | 'f1' | 'otherEdge' | 'touched' | 'wrongPerThousand',
  Range
>

export type SetFigures = { words: number; persons: number; certain: TierFigures; both: TierFigures }

const resamples = 1000

/** The figures of a set, each with the middle 95 of 100 values that drawing its documents again gives. */
export function measurePersons(documents: readonly Marked[]): SetFigures {
  const counts = documents.map(countsOf)
  const chance = seededChance(27)
  const drawn = Array.from({ length: resamples }, () => sumOf(counts.map(() => chance.pick(counts))))
  const whole = sumOf(counts)
  const figuresOf = (tier: 'certain' | 'both'): TierFigures => {
    const again = drawn.map((sum) => valuesOf(sum, tier))
    const range = (name: keyof TierFigures): Range => {
      const sorted = again.map((values) => values[name]).toSorted((one, other) => one - other)
      return {
        value: valuesOf(whole, tier)[name],
        low: sorted[Math.floor(resamples * 0.025)] ?? 0,
        high: sorted[Math.floor(resamples * 0.975)] ?? 0,
      }
    }
    return {
      precision: range('precision'),
      recall: range('recall'),
      f1: range('f1'),
      otherEdge: range('otherEdge'),
      touched: range('touched'),
      wrongPerThousand: range('wrongPerThousand'),
    }
  }
  return {
    words: whole.words,
    persons: whole.persons,
    certain: figuresOf('certain'),
    both: figuresOf('both'),
  }
}

function countsOf({ text, persons }: Marked): Counts {
  const found = checkText(text).findings.filter(({ kind }) => kind === 'person')
  const hits = (some: typeof found): Hits => {
    const touches = ([start, end]: readonly [number, number], one: { start: number; end: number }) =>
      one.start < end && one.end > start
    return {
      found: some.length,
      right: persons.filter(([start, end]) => some.some((one) => one.start === start && one.end === end))
        .length,
      touched: persons.filter((person) => some.some((one) => touches(person, one))).length,
      wrong: some.filter((one) => !persons.some((person) => touches(person, one))).length,
    }
  }
  return {
    words: text.split(/\s/).filter((word) => /[\p{L}\d]/u.test(word)).length,
    persons: persons.length,
    certain: hits(found.filter(({ tier }) => tier === 'certain')),
    both: hits(found),
  }
}

function sumOf(counts: readonly Counts[]): Counts {
  const sum: Counts = { words: 0, persons: 0, certain: noHits(), both: noHits() }
  for (const { words, persons, certain, both } of counts) {
    sum.words += words
    sum.persons += persons
    add(sum.certain, certain)
    add(sum.both, both)
  }
  return sum
}

function noHits(): Hits {
  return { found: 0, right: 0, touched: 0, wrong: 0 }
}

function add(sum: Hits, { found, right, touched, wrong }: Hits): void {
  sum.found += found
  sum.right += right
  sum.touched += touched
  sum.wrong += wrong
}

function valuesOf(sum: Counts, tier: 'certain' | 'both'): Record<keyof TierFigures, number> {
  const { found, right, touched, wrong } = sum[tier]
  const precision = right / Math.max(1, found)
  const recall = right / Math.max(1, sum.persons)
  const share = touched / Math.max(1, sum.persons)
  return {
    precision,
    recall,
    f1: meanOf(precision, recall),
    otherEdge: meanOf((found - wrong) / Math.max(1, found), share),
    touched: share,
    wrongPerThousand: (1000 * wrong) / Math.max(1, sum.words),
  }
}

/** The harmonic mean. */
function meanOf(precision: number, recall: number): number {
  return (2 * precision * recall) / Math.max(1e-9, precision + recall)
}
