import { expect, test } from 'vitest'
import { type Outcome, problemsIn } from './judge.ts'

const attack = { name: 'flood', answers: 2, may: [429, 0], must: 429, mostMemory: 100 }
const done: Outcome['done'] = [
  { deed: 'read', status: 200, milliseconds: 1 },
  { deed: 'log in', status: 303, milliseconds: 1 },
  { deed: 'submit', status: 303, milliseconds: 1 },
]
const well: Outcome = { statuses: [429, 0], done, before: 200_000, peak: 250_000, after: 210_000 }

test('an attack that was stopped, while the honest visitor went on, is no problem', () => {
  expect(problemsIn(attack, well)).toEqual([])
  expect(problemsIn({ ...attack, answers: { atLeast: 1 } }, well)).toEqual([])
})

test.each<[string, Partial<Outcome>, string]>([
  ['no answer at all', { statuses: [] }, '0 answers, and not 2'],
  ['an answer too few', { statuses: [429] }, '1 answers, and not 2'],
  ['an answer too many', { statuses: [429, 429, 0] }, '3 answers, and not 2'],
  ['another status', { statuses: [429, 200] }, 'answered by 1 x 200'],
  ['cut lines alone', { statuses: [0, 0] }, 'never answered by 429'],
  ['memory of nothing', { before: 0, peak: 0, after: 0 }, 'its memory could not be read'],
  ['a site that is gone at the end', { after: 0 }, 'its memory could not be read'],
  ['much memory', { peak: 400_000 }, 'held 195 MB more'],
  ['no honest visitor', { done: [] }, 'could not read once'],
  ['an honest visitor who never came to log in', { done: done.slice(0, 1) }, 'could not log in once'],
  [
    'a cut line of the honest visitor',
    { done: [...done, { deed: 'submit', status: 0, milliseconds: 1 }] },
    "the honest visitor's submit was answered by 1 x cut",
  ],
  [
    'a refusal of the honest visitor',
    { done: [...done, { deed: 'log in', status: 429, milliseconds: 1 }] },
    "the honest visitor's log in was answered by 1 x 429",
  ],
])('%s is a problem', (_, worse, line) => {
  expect(problemsIn(attack, { ...well, ...worse }).join('\n')).toContain(line)
})
