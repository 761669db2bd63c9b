import { expect, test, vi } from 'vitest'

test.fails('a test that prints an error which it did not expect fails', () => {
  console.error('a stray')
})

test('a test may expect an error to be printed', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue(undefined)
  console.error('expected')
  expect(printed).toHaveBeenCalledWith('expected')
})
