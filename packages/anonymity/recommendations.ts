import type { Finding } from './finding.ts'
import type { Category } from './kinds.ts'

const forCategory = {
  personal:
    'Remove names, numbers and addresses of all but the person you report. Hand evidence over separately.',
  location: 'Say places less exactly: a state rather than a town, a town rather than a street.',
  organizational:
    'Say jobs and units less exactly: "an official", "the office". In a small unit the title is the name.',
  temporal:
    'Say times less exactly: a month rather than a day. Rosters and visitor books tell who was there.',
} as const satisfies Record<Category, string>

const always = [
  'Read the text once more as a colleague in your office would. Who would they think of?',
  'Change wordings that people know you by, and take out what only you could have seen.',
  'Send it from a device and an account that are not your employer’s, and clean attached files first.',
]

/** What to do next, for the categories that were found, and what always holds. */
export function recommend(findings: readonly Pick<Finding, 'category'>[]): string[] {
  const found = new Set(findings.map(({ category }) => category))
  const categories: readonly Category[] = ['personal', 'location', 'organizational', 'temporal']
  return [
    ...categories.filter((category) => found.has(category)).map((category) => forCategory[category]),
    ...always,
  ]
}
