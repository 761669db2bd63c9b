import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchWork } from './watch-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched(isByPages = false) {
  const giveUp = vi.fn()
  return { giveUp, watch: watchWork({ patience: 10_000, giveUp, isByPages }) }
}

test('work that stands still is ended after its patience, once', () => {
  const { giveUp } = watched()
  vi.advanceTimersByTime(9_900)
  expect(giveUp).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  expect(giveUp).toHaveBeenCalledTimes(1)
})

test('a slow device takes ten times the patience, and its work is not ended', () => {
  const { giveUp, watch } = watched()
  for (let step = 1; step <= 12; step += 1) {
    vi.advanceTimersByTime(9_000)
    watch.hear(step / 12)
  }
  expect(giveUp).not.toHaveBeenCalled()
})

test.for([
  ['says the same share again and again', () => 0.5],
  ['comes nearer to a share and never there', (step: number) => 0.5 - 0.4 / step],
  ['goes back and forth', (step: number) => (step % 2) * 0.5],
  ['has done more than all', (step: number) => Math.min(1, step)],
] as const)('work that %s is ended', ([, share]) => {
  const { giveUp, watch } = watched()
  for (let step = 1; step <= 200; step += 1) {
    vi.advanceTimersByTime(1_000)
    watch.hear(share(step))
  }
  expect(giveUp).toHaveBeenCalledTimes(1)
})

test('work that crawls on for ever is ended after a hundred steps at most', () => {
  const { giveUp, watch } = watched()
  for (let step = 1; step <= 2_000; step += 1) {
    vi.advanceTimersByTime(9_000)
    watch.hear(step / 2_000)
  }
  vi.advanceTimersByTime(10_000)
  expect(giveUp).toHaveBeenCalledTimes(1)
})

test('each of two thousand pages counts', () => {
  const { giveUp, watch } = watched(true)
  for (let page = 1; page <= 2_000; page += 1) {
    vi.advanceTimersByTime(9_000)
    watch.hear(page / 2_000)
  }
  expect(giveUp).not.toHaveBeenCalled()
})

test('a device that slept is not asked for work of that time', () => {
  const { giveUp } = watched()
  vi.advanceTimersByTime(5_000)
  // Asleep: the clock goes on, and no beat comes.
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(4_000)
  expect(giveUp).not.toHaveBeenCalled()
})

test('what is done is not watched any more', () => {
  const { giveUp, watch } = watched()
  watch.stop()
  vi.advanceTimersByTime(60_000)
  expect(giveUp).not.toHaveBeenCalled()
})
