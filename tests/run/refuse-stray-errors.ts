import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

/** What a test did not expect to be printed as an error or a warning fails that test. */
const printed: string[] = []

/** Two questions at once on one connection: its library will refuse them. It warns once in each process. */
const hear = ({ message }: Error) => {
  if (message.includes('already executing a query')) printed.push(message)
}
beforeAll(() => void process.on('warning', hear))
afterAll(() => void process.off('warning', hear))

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
