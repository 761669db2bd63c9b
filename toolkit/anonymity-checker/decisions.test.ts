import { checkText } from '@fitila/anonymity/check-text'
import { subjectId } from '@fitila/anonymity/subjects-of'
import { expect, test } from 'vitest'
import { cleanScoreOf, type Decisions, decideOn, openOf, replacedOf } from './decisions.ts'

const text = 'My name is Ngozi Nwabara. On 14 March 2024 Terfa Ityavyar paid. Call Ngozi on 0803 123 4567.'
const { findings, score } = checkText(text)
const certain = findings.filter(({ tier }) => tier === 'certain')
const ids = certain.map(subjectId)
const nothing: Decisions = new Map()

test('without a decision, what is certain goes and the clean text scores 100', () => {
  expect(replacedOf(nothing, findings)).toEqual(certain)
  expect(cleanScoreOf(nothing, findings)).toBe(100)
})

test('keeping everything leaves the clean text as low as the text as entered', () => {
  const kept = decideOn(nothing, ids, 'keep')
  expect(replacedOf(kept, findings)).toEqual([])
  expect(score).toBeLessThan(50)
  expect(cleanScoreOf(kept, findings)).toBe(score)
})

test('a mistaken finding stays in the text and takes nothing from the clean text', () => {
  const phone = ids.filter((id) => id.startsWith('phone'))
  const decided = decideOn(nothing, phone, 'mistaken')
  expect(replacedOf(decided, findings)).toHaveLength(certain.length - 1)
  expect(cleanScoreOf(decided, findings)).toBe(100)
  expect(cleanScoreOf(decideOn(decided, phone, 'keep'), findings)).toBe(85)
})

test('a possible finding is open until the person judges it, and counts once it is kept', () => {
  const possible = checkText('It was passed to 34567890000 after that.').findings
  expect(possible.map(({ tier }) => tier)).toContain('possible')
  const open = openOf(nothing, possible)
  expect(open).not.toHaveLength(0)
  const kept = decideOn(nothing, open.map(subjectId), 'keep')
  expect(openOf(kept, possible)).toEqual([])
  expect(cleanScoreOf(kept, possible)).toBeLessThan(100)
  expect(openOf(decideOn(kept, open.map(subjectId), undefined), possible)).toEqual(open)
})
