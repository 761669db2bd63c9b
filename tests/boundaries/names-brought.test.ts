import { expect, test } from 'vitest'
import { namesNotBrought } from './names-brought.ts'
import { sourceFile } from './source-file.ts'

const badge = sourceFile(
  'web/badge.tsx',
  "export const Badge = () => useNames('statuses', 'labels').statuses",
)

test('a part that the loader does not bring is told, with the page and the component', () => {
  expect(namesNotBrought([page("words('labels')"), badge])).toEqual([
    'web/page.tsx: web/badge.tsx shows statuses, which the loader does not bring',
  ])
})

test.for([
  "words('labels', 'statuses')",
  "words('labels', ...more)",
  "wordsFor('en', ['statuses', 'labels'])",
])('%s brings both', (asked) => {
  expect(namesNotBrought([page(asked), badge])).toEqual([])
})

test('pages of one kind share a loader, and it brings what it names', () => {
  const shared = (asked: string) => sourceFile('web/load.server.ts', `export const load = () => ${asked}`)
  const route = sourceFile('web/page.tsx', `${page('load()').text}\nimport { load } from './load.server.ts'`)
  expect(namesNotBrought([route, badge, shared("words('labels', 'statuses')")])).toEqual([])
  expect(namesNotBrought([route, badge, shared("words('labels')")])).toHaveLength(1)
})

function page(asked: string) {
  return sourceFile(
    'web/page.tsx',
    `import type { Route } from './+types/page'
import { Badge } from './badge.tsx'
const more = ['statuses'] as const
export const loader = () => ${asked}
export default () => Badge()`,
  )
}
