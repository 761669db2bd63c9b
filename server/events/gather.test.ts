import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { gather } from './gather.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

test('what is asked for within 0.3 seconds is done once', () => {
  const task = vi.fn()
  const gathered = gather(task, () => false)
  for (const wait of [0, 100, 100]) {
    vi.advanceTimersByTime(wait)
    gathered.soon()
  }
  expect(task).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(task).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(5000)
  expect(task).toHaveBeenCalledOnce()
})

test('it waits for people who are served, and is done when none is left', () => {
  const task = vi.fn()
  let isBusy = true
  gather(task, () => isBusy).soon()
  vi.advanceTimersByTime(1100)
  expect(task).not.toHaveBeenCalled()
  isBusy = false
  vi.advanceTimersByTime(300)
  expect(task).toHaveBeenCalledOnce()
})

test('people who never stop hold it up for two seconds, each time', () => {
  const task = vi.fn()
  const gathered = gather(task, () => true)
  for (const times of [1, 2]) {
    gathered.soon()
    vi.advanceTimersByTime(1700)
    expect(task).toHaveBeenCalledTimes(times - 1)
    vi.advanceTimersByTime(700)
    expect(task).toHaveBeenCalledTimes(times)
  }
})

test('what waits is done at the end, and what was done at once is not done again', () => {
  const task = vi.fn()
  const gathered = gather(task, () => true)
  gathered.soon()
  gathered.now()
  vi.advanceTimersByTime(5000)
  expect(task).toHaveBeenCalledOnce()
  gathered.end()
  expect(task).toHaveBeenCalledOnce()
  gathered.soon()
  gathered.end()
  vi.advanceTimersByTime(5000)
  expect(task).toHaveBeenCalledTimes(2)
})
