import { expect, test } from 'vitest'
import { sourceFile } from '../source-file.ts'
import { codesWithoutCopy } from './copyable-codes.ts'

const code = 'export const Code = () => <p className="font-mono select-all">a</p>'

test('a code without a button is refused', () => {
  expect(codesWithoutCopy([sourceFile('web/staff/code.tsx', code)])).toHaveLength(1)
})

test('a code beside a button is fine', () => {
  const text = `import { CopyButton } from '../shell/copy-button.tsx'\n${code}\nexport const button = CopyButton`
  expect(codesWithoutCopy([sourceFile('web/staff/code.tsx', text)])).toEqual([])
})
