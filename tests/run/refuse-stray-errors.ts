import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What a test did not expect to be printed as an error or a warning fails that test. */
const printed: string[] = []

beforeEach(() => {
  printed.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => void printed.push(words.join(' ')))
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(printed, 'the test printed to console.error or console.warn').toEqual([])
})
