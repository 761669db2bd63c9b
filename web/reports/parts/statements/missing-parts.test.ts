import { expect, test } from 'vitest'
import {
  everyFieldName,
  statementFieldName,
  statementParts,
  statementsIn,
} from '#domain/publishing/statements.ts'
import { emptyText, type ReportText } from '#domain/reports/fields.ts'
import { wordsIn } from '#words/catalogue.ts'
import type { SaidProblems } from '#words/wording-in.ts'
import { missingTogether } from './missing-parts.ts'

const words: ReportText = { ...emptyText(), sector: 'education', state: 'Kaduna', evidence: 'Two vouchers.' }
const names = wordsIn('en')
const statements = statementsIn(words)
const fields = statements.flatMap(({ place }) =>
  statementParts.map((part) => statementFieldName(place, part)),
)
const problemsOf = (missing: readonly string[]): SaidProblems =>
  Object.fromEntries(missing.map((field) => [field, { code: 'missing', text: 'Please fill this in.' }]))

test('an empty form is told in one line for all statements, and one for each', () => {
  const { mistakes, of } = missingTogether(problemsOf(fields), { words, before: [], names })
  expect(of).toEqual(fields)
  expect(mistakes).toHaveLength(statements.length + 1)
  expect(mistakes[0]).toEqual({
    field: everyFieldName('label'),
    message: `Missing in ${statements.length} statements: label, source, day. Fill in “The same for all statements”, or each box.`,
  })
  expect(mistakes.slice(1).map(({ field }) => field)).toEqual(
    statements.map(({ place }) => statementFieldName(place, 'label')),
  )
  expect(mistakes[1]?.message).toMatch(/^.+: no label, source, day$/)
})

test('what one part lacks in several boxes leads to that part of the box for all', () => {
  const sources = statements.map(({ place }) => statementFieldName(place, 'source'))
  const { mistakes } = missingTogether(problemsOf(sources), { words, before: [], names })
  expect(mistakes[0]?.field).toBe(everyFieldName('source'))
  expect(mistakes).toHaveLength(statements.length + 1)
})

test('without the box for all no line leads there, and a single mistake keeps its own words', () => {
  const before = statements.map(
    ({ place }) => ({ place, label: 'document', source: 'A', seenOn: '2025' }) as const,
  )
  const { mistakes } = missingTogether(problemsOf(fields), { words, before, names })
  expect(mistakes.map(({ field }) => field)).toEqual(
    statements.map(({ place }) => statementFieldName(place, 'label')),
  )
  const one = missingTogether(problemsOf(fields.slice(0, 1)), { words, before: [], names })
  expect(one).toEqual({ of: [], mistakes: [] })
  const wrong = {
    [fields[2] ?? '']: { code: 'not-a-day', text: '' },
    [fields[5] ?? '']: { code: 'not-a-day', text: '' },
  }
  expect(missingTogether(wrong, { words, before: [], names })).toEqual({ of: [], mistakes: [] })
})
