import { expect, test } from 'vitest'
import { hiddenInputsInTheDomain, outsideCodeWherePure } from './purity.ts'
import { sourceFile } from './source-file.ts'

test.for([
  ['domain/reports/report.ts', 'zod'],
  ['domain/reports/report.ts', 'node:crypto'],
  ['packages/names/name-book.ts', 'zod'],
  ['ui/card.tsx', 'node:fs'],
  ['packages/log/tree-leaf.ts', 'node:crypto'],
  ['toolkit/sealer/engine/seal.ts', 'node:crypto'],
] as const)('%s may not import %s', ([path, name]) => {
  expect(outsideCodeWherePure([sourceFile(path, `import it from '${name}'`)])).toHaveLength(1)
})

test.for([
  ['domain/reports/report.test.ts', 'vitest'],
  ['ui/card.tsx', 'react'],
  ['toolkit/sealer/engine/seal.ts', '@noble/ciphers/chacha.js'],
  ['server/sealing/vault.ts', 'node:crypto'],
] as const)('%s may import %s', ([path, name]) => {
  expect(outsideCodeWherePure([sourceFile(path, `import it from '${name}'`)])).toEqual([])
})

test.for([
  'Date.now()',
  'new Date()',
  'new Date',
  'Date()',
  'Math.random()',
  'crypto.randomUUID()',
  'globalThis.crypto.subtle',
  'performance.now()',
  'process.env.DAY',
  "fetch('/')",
])('the domain may not ask the world by %s', (text) => {
  const file = sourceFile('domain/reports/report.ts', `export const it = () => ${text}`)
  expect(hiddenInputsInTheDomain([file])).toEqual([
    'domain/reports/report.ts: line 1 asks the world; take it as a parameter',
  ])
})

test.for(['new Date(at)', 'Math.max(1, 2)', 'at.getTime()', 'Date.parse(text)'])(
  'the domain may compute %s',
  (text) => {
    expect(hiddenInputsInTheDomain([sourceFile('domain/reports/report.ts', text)])).toEqual([])
  },
)
