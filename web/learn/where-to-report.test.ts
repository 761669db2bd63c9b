import { expect, test } from 'vitest'
import { type Answers, questions, readAnswers, suggest } from './where-to-report.ts'

const usual: Answers = { what: 'bribe', whose: 'federal', name: 'yes', harm: 'no' }

const namesFor = (answers: Partial<Answers>) => suggest({ ...usual, ...answers }).map(({ name }) => name)

const whats = questions.what
const whoses = questions.whose

test('every way to answer leads to a place to report, and to none twice', () => {
  for (const what of whats)
    for (const whose of whoses)
      for (const name of ['yes', 'no'] as const)
        for (const harm of ['yes', 'no'] as const) {
          const names = namesFor({ what, whose, name, harm })
          expect(names.length, `${what} ${whose}`).toBeGreaterThan(0)
          expect(new Set(names).size).toBe(names.length)
        }
})

test.each([
  ['bribe', 'icpc'],
  ['wealth', 'efcc'],
  ['declaration', 'ccb'],
  ['contract', 'bpp'],
  ['public-money', 'pica'],
  ['project', 'budgit'],
  ['police', 'police'],
  ['dismissal', 'pcc'],
] as const)('for %s at the Federation the first is %s', (what, first) => {
  expect(namesFor({ what })[0]).toBe(first)
})

test('the Bureau of Public Procurement and the Ministry’s portal are not for a state’s money', () => {
  expect(namesFor({ what: 'contract', whose: 'state' })).not.toContain('bpp')
  expect(namesFor({ what: 'public-money', whose: 'state' })).not.toContain('pica')
})

test('the Code of Conduct is not a company’s', () => {
  expect(namesFor({ what: 'wealth', whose: 'private' })).not.toContain('ccb')
  expect(namesFor({ what: 'declaration', whose: 'private' })[0]).toBe('icpc')
})

test('who is harmed is led to help for themselves first', () => {
  expect(namesFor({ harm: 'yes' }).slice(0, 3)).toEqual(['nhrc', 'legal-aid', 'pplaaf'])
})

test('with a name to hide, a body that takes no nameless report comes after those that do', () => {
  const names = suggest({ ...usual, what: 'public-money', name: 'no' })
  const [first] = names
  expect(first?.withoutName).not.toBeNull()
  expect(names.at(-1)?.name).toBe('pica')
  expect(names.map(({ name }) => name)).toContain('cora')
})

test('answers are read from an address, and an unknown one is no answer', () => {
  expect(readAnswers(new URLSearchParams(usual))).toEqual(usual)
  expect(readAnswers(new URLSearchParams({ ...usual, what: 'constructor' }))).toBeNull()
  expect(readAnswers(new URLSearchParams('what=bribe'))).toBeNull()
})
