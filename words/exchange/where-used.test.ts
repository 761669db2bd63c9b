import { expect, test } from 'vitest'
import { partsAskedFor } from './where-used.ts'

test.each([
  ["visit(args, async ({ words }) => words('home', 'list'))", ['home', 'list']],
  ["wordsFor('en', ['accountFields'])", ['en', 'accountFields']],
  ["wordsIn('en').refused", ['refused']],
  ['const { refusals, waiting } = wordsIn(language)', ['refusals', 'waiting']],
  ['const words = loaderData.words.home', []],
])('%s asks for %j', (source, parts) => {
  expect([...partsAskedFor(source)]).toEqual(parts)
})
