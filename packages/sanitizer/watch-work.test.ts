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

/** Work that has such a share of the processors, and tells nothing. */
function starved(share: number) {
  const giveUp = vi.fn()
  const start = Date.now()
  const processorTime = () => 500 + (Date.now() - start) * share
  watchWork({ patience: 10_000, giveUp, isByPages: false, processorTime })
  return giveUp
}

test.for([
  ['half of the processors has twice the patience', 0.5, 20_000],
  ['a fifth of them has five times as much', 0.2, 50_000],
  ['all of them has no more', 1, 10_000],
  ['several threads on several processors has no less', 3.5, 10_000],
  ['none of them, for it waits for what never comes, is ended after ten times as much', 0, 100_000],
] as const)('work that gets %s', ([, share, patience]) => {
  const giveUp = starved(share)
  vi.advanceTimersByTime(patience - 500)
  expect(giveUp).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(giveUp).toHaveBeenCalledTimes(1)
})

test('what is done is not watched any more', () => {
  const { giveUp, watch } = watched()
  watch.stop()
  vi.advanceTimersByTime(60_000)
  expect(giveUp).not.toHaveBeenCalled()
})
