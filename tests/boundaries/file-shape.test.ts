import { expect, test } from 'vitest'
import { barrels, drawerNames, fullFolders, namesNotInKebabCase, tooLongFiles } from './file-shape.ts'
import { sourceFile } from './source-file.ts'

test.for([
  'server/utils.ts',
  'web/common/card.tsx',
  'ui/date-helpers.ts',
  'server/mail-service.ts',
  'domain/misc.test.ts',
])('%s is a drawer', (path) => {
  expect(drawerNames([sourceFile(path, '')])).toHaveLength(1)
})

test.for(['web/legal/terms-of-service.tsx', 'domain/reports/common-ground.ts'])('%s is a name', (path) => {
  expect(drawerNames([sourceFile(path, '')])).toEqual([])
})

test('names are in kebab-case', () => {
  const names = ['ui/UserMenu.tsx', 'ui/user_menu.tsx', 'ui/user-menu.tsx', 'web/entry.server.tsx']
  expect(namesNotInKebabCase(names.map((path) => sourceFile(path, '')))).toEqual([
    'ui/UserMenu.tsx: not in kebab-case',
    'ui/user_menu.tsx: not in kebab-case',
  ])
})

test('a file that only passes others on is a barrel', () => {
  const text = "export * from './a.ts'\nexport { b } from './b.ts'"
  expect(barrels([sourceFile('domain/reports/all.ts', text)])).toHaveLength(1)
})

test('an index is allowed only beside the contract of an adapter', () => {
  const index = sourceFile('server/mail/index.ts', 'export const pick = 1')
  expect(barrels([index])).toHaveLength(1)
  expect(barrels([index, sourceFile('server/mail/contract.ts', '')])).toEqual([])
})

test('a file ends at 300 lines, unless it is a table of data listed by name', () => {
  const long = sourceFile('domain/reports/places.ts', '\n'.repeat(300).concat('export {}'))
  const fits = sourceFile('domain/reports/report.ts', '\n'.repeat(299).concat('export {}\n'))
  expect(tooLongFiles([long, fits], [])).toEqual(['domain/reports/places.ts: 301 lines, and 300 is the end'])
  expect(tooLongFiles([long, fits], ['domain/reports/places.ts'])).toEqual([])
})

test('a folder ends at forty files of whatever kind, unless it is a record by days', () => {
  const files = (folder: string, count: number, ending = 'ts') =>
    Array.from({ length: count }, (_, each) => `${folder}/part-${each}.${ending}`)
  const mixed = [...files('ui', 30), ...files('ui', 11, 'css')]
  const records = files('server/database/migrations', 99, 'sql')
  expect(fullFolders([...mixed, ...files('web/reports', 40), ...records])).toEqual([
    'ui: 41 files, and 40 are the most',
  ])
})
