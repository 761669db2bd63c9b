import { expect, test } from 'vitest'
import { importCycles } from './import-cycles.ts'
import { sourceFile } from './source-file.ts'

test('a circle over three files is told once, in full', () => {
  const files = [
    sourceFile('domain/a.ts', "import { b } from './b.ts'"),
    sourceFile('domain/b.ts', "export * from '#domain/c.ts'"),
    sourceFile('domain/c.ts', "import type { A } from './a.ts'"),
  ]
  expect(importCycles(files)).toEqual([
    'import circle: domain/a.ts -> domain/b.ts -> domain/c.ts -> domain/a.ts',
  ])
})

test('two ways to one file are no circle', () => {
  const files = [
    sourceFile('domain/a.ts', "import './b.ts'\nimport './c.ts'"),
    sourceFile('domain/b.ts', "import './c.ts'"),
    sourceFile('domain/c.ts', ''),
  ]
  expect(importCycles(files)).toEqual([])
})
