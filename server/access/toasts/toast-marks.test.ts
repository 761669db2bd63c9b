import { expect, test } from 'vitest'
import { isToastMark, toastMark } from './toast-marks.ts'

const key = Buffer.alloc(32, 7)
const now = new Date('2026-03-01T10:00:00Z')
const bond = { key, token: 'a', now }

test('a toast is shown to the browser for which it was made, for two minutes', () => {
  const mark = toastMark(bond, 'logged-in')
  expect(isToastMark(bond, 'logged-in', mark)).toBe(true)
  expect(isToastMark({ ...bond, now: new Date(now.getTime() + 119_000) }, 'logged-in', mark)).toBe(true)
  expect(isToastMark({ ...bond, now: new Date(now.getTime() + 121_000) }, 'logged-in', mark)).toBe(false)
  expect(isToastMark({ ...bond, now: new Date(now.getTime() - 5_000) }, 'logged-in', mark)).toBe(false)
})

test('no other browser, code or key fits, and nothing that was made up', () => {
  const mark = toastMark(bond, 'logged-in')
  expect(isToastMark({ ...bond, token: 'b' }, 'logged-in', mark)).toBe(false)
  expect(isToastMark({ ...bond, token: '' }, 'logged-in', mark)).toBe(false)
  expect(isToastMark(bond, 'report-submitted', mark)).toBe(false)
  expect(isToastMark({ ...bond, key: Buffer.alloc(32, 8) }, 'logged-in', mark)).toBe(false)
  for (const given of [
    '',
    '.',
    'x',
    `${mark}x`,
    mark.slice(1),
    `${mark.slice(0, -1)}!`,
    '\ud800',
    'x'.repeat(10_000),
  ])
    expect(isToastMark(bond, 'logged-in', given), given.slice(0, 20)).toBe(false)
})
