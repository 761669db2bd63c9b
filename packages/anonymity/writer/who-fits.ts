import type { CrowdQuestion } from '../finding.ts'
import type { Reason } from './reasons.ts'

/** The writer's two answers; `women` may stay unanswered. */
export type Workplace = { people: number; women: number | undefined }

export type WhoFits = {
  /** How many of the people fit everything that the text tells, at least 1. */
  about: number
  /** The clue without which most people fit. Undefined when no clue changes the number. */
  dropFirst: CrowdQuestion | undefined
  /** How many fit without that clue. */
  without: number
}

/**
 * What is assumed of each clue: one in so many people fits it. These are guesses for a Nigerian office, not figures of a
 * survey; the screen says so. A clue of 'most' leaves at most that many people, however large the office is.
 */
export const assumptions = {
  'only-one': { most: 1 },
  witness: { most: 4 },
  company: { most: 4 },
  role: { oneIn: 8 },
  shift: { oneIn: 3 },
  religion: { oneIn: 2 },
  group: { oneIn: 4 },
  age: { oneIn: 5 },
  health: { oneIn: 20 },
  family: { oneIn: 6 },
  seat: { oneIn: 8 },
  event: { oneIn: 10 },
  'length-of-service': { oneIn: 10 },
  'personal-trait': { oneIn: 20 },
} as const satisfies Partial<Record<Reason, { oneIn: number } | { most: number }>>

/** How many people of a workplace could have written a text with these clues, and which clue to drop first. */
export function whoFits(text: string, questions: readonly CrowdQuestion[], workplace: Workplace): WhoFits {
  const count = (some: readonly CrowdQuestion[]) => countOf(text, some, workplace)
  const about = count(questions)
  let best: { question: CrowdQuestion; without: number } | undefined
  for (const question of firstOfEach(questions)) {
    const without = count(questions.filter(({ reason }) => reason !== question.reason))
    if (without > (best?.without ?? about)) best = { question, without }
  }
  return { about, dropFirst: best?.question, without: best?.without ?? about }
}

function countOf(text: string, questions: readonly CrowdQuestion[], { people, women }: Workplace): number {
  const reasons = new Set(questions.flatMap(({ reason, also }) => [reason, ...also]))
  const sex = sexOf(questions.map(({ start, end }) => text.slice(start, end)).join(' | '))
  let count = sex === undefined ? people : ofSex(sex, people, women)
  let most = Number.POSITIVE_INFINITY
  for (const reason of reasons) {
    const assumed = reason in assumptions ? assumptions[reason as keyof typeof assumptions] : undefined
    if (assumed === undefined) continue
    if ('most' in assumed) most = Math.min(most, assumed.most)
    else count /= assumed.oneIn
  }
  return Math.max(1, Math.round(Math.min(count, most)))
}

function ofSex(sex: 'woman' | 'man', people: number, women: number | undefined): number {
  if (women === undefined) return people / 2
  return sex === 'woman' ? Math.min(women, people) : Math.max(0, people - women)
}

function sexOf(words: string): 'woman' | 'man' | undefined {
  if (womanWords.test(words)) return 'woman'
  else return manWords.test(words) ? 'man' : undefined
}

const womanWords =
  /(?:^|[^a-z])(?:wom[ae]n|lady|female|girl|wife|widow|mother|pregnant|housewife|matron|midwife|mace|mai ciki|nwanyi|nwanyị|obinrin|aboyun|my husband|mijina)(?![a-z])/i
const manWords = /(?:^|[^a-z])(?:man|male|boy|widower|father|namiji|nwoke|okunrin|my wife)(?![a-z])/i

function firstOfEach(questions: readonly CrowdQuestion[]): CrowdQuestion[] {
  const firsts = new Map<Reason, CrowdQuestion>()
  for (const question of questions) {
    if (!firsts.has(question.reason)) firsts.set(question.reason, question)
  }
  return [...firsts.values()]
}
