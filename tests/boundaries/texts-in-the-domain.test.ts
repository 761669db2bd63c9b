import { expect, test } from 'vitest'
import { sourceFile } from './source-file.ts'
import { domainCodeInWords, textsInTheDomain } from './texts-in-the-domain.ts'

test.each([
  ["const name = 'Waiting for staff'", 1],
  ['const name = `Sent today`', 1],
  ["const names = { 'Waiting for': 1, b: 'Not found' }", 2],
  ["const code = 'waiting-for-staff'", 0],
  ["const name = 'Approved'", 0],
  ['/** Waiting for staff */ const code = 1', 0],
])('%s has %i sentences', (text, count) => {
  expect(textsInTheDomain([sourceFile('domain/reports/status.ts', text)], {})).toHaveLength(count)
})

test('only the domain is looked at, and not its tests', () => {
  const files = ['web/home.ts', 'words/en/home.ts', 'domain/status.test.ts'].map((path) =>
    sourceFile(path, "const name = 'Waiting for staff'"),
  )
  expect(textsInTheDomain(files, {})).toEqual([])
})

test('an exception holds for its file, and one that nothing needs is told', () => {
  const files = [sourceFile('domain/places.ts', "const name = 'Akwa Ibom'")]
  expect(textsInTheDomain(files, { 'domain/places.ts': 'a name' })).toEqual([])
  expect(textsInTheDomain(files, { 'domain/places.ts': 'a name', 'domain/offices.ts': 'names' })).toEqual([
    'domain/offices.ts: needs no exception any more',
  ])
})

test.each([
  ["import type { Status } from '#domain/reports/workflow.ts'", 0],
  ["import { statuses } from '#domain/reports/workflow.ts'", 1],
  ["import { type Status, statuses } from '#domain/reports/workflow.ts'", 1],
])('%s in words/ imports %i times more than types', (text, count) => {
  expect(domainCodeInWords([sourceFile('words/en/home.ts', text)])).toHaveLength(count)
})
