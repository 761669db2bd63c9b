import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decisionPaper } from './decision-paper.ts'
import { resources } from './resources.ts'
import { answer, isAnswered, moveTo, type StepNumber, start, steps, type Wizard } from './wizard.ts'
import { channelWords } from './words.ts'

const filled: Wizard['form'] = {
  situationType: 'serious_corruption',
  evidenceStrength: 'strong',
  personalRisk: 'high',
  reportingChannel: 'regulatory',
}

test('the wizard starts at step 1 with nothing answered', () => {
  expect(start.step).toBe(1)
  expect(Object.values(start.form)).toEqual(['', '', '', ''])
})

test.each([
  [1, 'Please select a situation type'],
  [2, 'Please evaluate your evidence strength'],
  [3, 'Please assess your personal risk level'],
  [4, 'Please select a preferred reporting channel'],
] as const)('step %d without an answer stays and says: %s', (step, message) => {
  const stayed = moveTo({ ...start, step }, (step + 1) as StepNumber)
  expect(stayed).toEqual({ ...start, step, error: message })
})

test('an answer opens the next step, one at a time', () => {
  const answered = answer(start, 'situationType', 'public_safety')
  expect(moveTo(answered, 2).step).toBe(2)
  expect(moveTo(answered, 3)).toBe(answered)
  expect(isAnswered(answered, 1)).toBe(true)
  expect(isAnswered(answered, 2)).toBe(false)
})

test('the way back is always open and keeps the answers', () => {
  const late: Wizard = { ...start, step: 4, form: { ...filled, reportingChannel: '' } }
  expect(moveTo(late, 1)).toEqual({ ...late, step: 1 })
})

test('the fourth answer leads to the report', () => {
  const done = moveTo({ ...start, step: 4, form: filled }, 5)
  expect(done.step).toBe(5)
  expect(done.outcome?.recommendation).toBe('Consider anonymous reporting channels')
})

test('no walk through the wizard reaches a report with an open question', () => {
  const move = fc.oneof(
    fc.constantFrom<StepNumber>(1, 2, 3, 4, 5).map((step) => (wizard: Wizard) => moveTo(wizard, step)),
    fc.constantFrom(...steps).map(
      ({ field }) =>
        (wizard: Wizard) =>
          answer(wizard, field, filled[field]),
    ),
    fc.constantFrom(...steps).map(
      ({ field }) =>
        (wizard: Wizard) =>
          answer(wizard, field, ''),
    ),
  )
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      const end = moves.reduce((wizard, take) => take(wizard), start)
      if (end.outcome) expect(Object.values(end.form)).not.toContain('')
    }),
  )
})

test('every channel lists advantages and considerations', () => {
  for (const { advantages, considerations } of Object.values(channelWords)) {
    expect(advantages.length).toBeGreaterThan(1)
    expect(considerations.length).toBeGreaterThan(1)
  }
})

test('the report carries the three resources, who is competent, and the disclaimer', () => {
  const words = JSON.stringify(
    decisionPaper({
      situationType: 'systemic_issue',
      evidenceStrength: 'weak',
      personalRisk: 'low',
      reportingChannel: 'media',
    }),
  )
  expect(words).toContain('Gather more evidence before proceeding')
  for (const { address } of resources) expect(words).toContain(address)
  for (const body of ['EFCC', 'ICPC', 'CCB', 'PICA', 'PCC', 'BPP', 'NHRC']) expect(words).toContain(body)
  expect(words).toContain('scanned identity card')
  expect(words).toContain('not legal advice')
})
