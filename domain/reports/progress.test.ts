import { expect, test } from 'vitest'
import { type Progress, progressSteps, stageReached } from './progress.ts'

const waiting: Progress = { status: 'pending', isVerified: false, waitsForBatch: false, isErased: false }

test.each([
  [waiting, 'received:done verified:now approved:open public:open', 'received'],
  [{ ...waiting, isVerified: true }, 'received:done verified:done approved:now public:open', 'verified'],
  [
    { ...waiting, isVerified: true, waitsForBatch: true },
    'received:done verified:done approved:done public:now',
    'approved',
  ],
  [
    { ...waiting, status: 'approved', isVerified: true },
    'received:done verified:done approved:done public:done',
    'public',
  ],
  [{ ...waiting, status: 'rejected' }, 'received:done rejected:done', 'rejected'],
  [
    { ...waiting, status: 'rejected', isVerified: true },
    'received:done verified:done rejected:done',
    'rejected',
  ],
  [{ ...waiting, status: 'withdrawn' }, 'received:done withdrawn:done', 'withdrawn'],
  [
    { ...waiting, status: 'retracted' },
    'received:done verified:done approved:done public:done retracted:done',
    'retracted',
  ],
] as const)('%j has the line %s', (progress, line, reached) => {
  expect(
    progressSteps(progress)
      .map(({ stage, state }) => `${stage}:${state}`)
      .join(' '),
  ).toBe(line)
  expect(stageReached(progress)).toBe(reached)
})

test('only a rejected report whose text is still there can be sent again', () => {
  const rejected: Progress = { ...waiting, status: 'rejected' }
  expect(stageReached(rejected)).toBe('rejected')
  expect(stageReached({ ...rejected, isErased: true })).toBe('erased')
  expect(stageReached({ ...waiting, status: 'withdrawn', isErased: true })).toBe('withdrawn')
})
