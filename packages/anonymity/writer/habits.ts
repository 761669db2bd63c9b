import type { CrowdQuestion } from '../finding.ts'
import type { Page } from '../page.ts'
import { spanInOriginal } from '../reading.ts'
import { questionOn } from './reasons.ts'

const mostTokens = 20_000
const mostHabits = 5
const oftenEnough = 3
const wordsOfHabit = 4

/** The questions, and phrases of four words that the writer comes back to: three times or more is a habit. */
export function withHabits(page: Page, questions: readonly CrowdQuestion[]): CrowdQuestion[] {
  const habits = habitsIn(page).filter(({ start, end }) =>
    questions.every((question) => end <= question.start || start >= question.end),
  )
  return [...questions, ...habits].toSorted((one, other) => one.start - other.start)
}

function habitsIn({ tokens, reading }: Page): CrowdQuestion[] {
  const seen = new Map<string, number[]>()
  const last = Math.min(tokens.count, mostTokens) - wordsOfHabit
  for (let index = 0; index <= last; index += 1) {
    const words = tokens.words.slice(index, index + wordsOfHabit)
    const isPhrase = words.every((_, place) => tokens.kinds[index + place] === 'word')
    if (!isPhrase || words.filter((word) => word.length > 3).length < 2) continue
    const key = words.join(' ')
    seen.set(key, [...(seen.get(key) ?? []).slice(0, oftenEnough), index])
  }
  const found: CrowdQuestion[] = []
  for (const [first, ...others] of seen.values()) {
    if (found.length >= mostHabits) break
    if (first === undefined || others.length + 1 < oftenEnough || isInName(tokens.starts[first] ?? 0))
      continue
    const end = tokens.ends[first + wordsOfHabit - 1] ?? 0
    if (found.some((one) => one.end > (reading.starts[tokens.starts[first] ?? 0] ?? 0))) continue
    found.push({
      ...spanInOriginal(reading, tokens.starts[first] ?? 0, end),
      reason: 'unusual-words',
      also: [],
      question: questionOn['unusual-words'],
    })
  }
  return found

  /** A name or a title that comes back is no habit. */
  function isInName(at: number): boolean {
    const first = reading.plain.charAt(at)
    return first !== first.toLowerCase()
  }
}
