import { expect, test } from 'vitest'
import { slowRegularExpressions } from './regular-expressions.ts'
import { sourceFile } from './source-file.ts'

test.for([
  String.raw`text.split(/\s*,\s*/)`,
  String.raw`/\s+$/.test(text)`,
  `/^(a+)+$/.test(text)`,
  `/(a|a)*b/.test(text)`,
  String.raw`z.string().regex(/^\d+\d+$/)`,
])('no pattern takes more than linear time: %s', (text) => {
  const [found] = slowRegularExpressions([sourceFile('server/doors/it.ts', `export const it = ${text}`)])
  expect(found).toMatch(/^server\/doors\/it\.ts:1 \//)
})

test.for([
  String.raw`/^[\w-]{43}$/.test(text)`,
  String.raw`text.replace(/\s+/g, ' ')`,
  String.raw`/^\d{4}-\d\d$/.test(text)`,
])('what takes linear time passes: %s', (text) => {
  expect(slowRegularExpressions([sourceFile('server/doors/it.ts', text)])).toEqual([])
})
