import { expect, test } from 'vitest'
import { wordsIn } from '#words/catalogue.ts'
import { figuresView } from './figures-view.ts'

const { figures: words, totals } = wordsIn('en')

test('a total that leaves small months out says so at the number, and one that is whole does not', () => {
  const counts = { received: 40, verified: 9, published: 50, rejected: null, corrected: 0, retracted: 0 }
  const months = [
    { month: '2026-09', counts },
    { month: '2026-10', counts: { ...counts, verified: null, published: 0 } },
  ]
  const medians = { verification: null, decision: null, correction: null }
  const view = figuresView({ months, medians, decisionShares: null, years: [] }, words, totals)
  expect(view.totals.slice(0, 3)).toEqual([
    { name: 'Received', shown: '80', note: null },
    { name: 'Verified', shown: '9 or more', note: 'without small months' },
    { name: 'Published', shown: '50', note: null },
  ])
})
