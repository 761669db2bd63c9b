import { expect, test } from 'vitest'
import { bombs } from '#tests/support/documents/sanitizer-bombs.ts'
import { makeSanitizer } from './sanitize.ts'

// How soon, and in how much memory, `npm run bench -- sanitizer` tells.
test.for(Object.entries(bombs))('%s is refused', async ([, make]) => {
  const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const
  const end = makeSanitizer(null)(make(), '', options, () => {})
  await expect(end).rejects.toMatchObject({ name: 'Unreadable' })
})
