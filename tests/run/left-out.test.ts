import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { byFolder, leavingOut, leftOut } from './left-out.ts'
import { root } from './programs.ts'

test('what is left out is handed on by the environment', () => {
  expect(leftOut(leavingOut(['a.test.ts', 'b.spec.ts'], {}))).toEqual(['a.test.ts', 'b.spec.ts'])
  expect(leftOut(leavingOut([], {}))).toEqual([])
  expect(leftOut({})).toEqual([])
})

describe.each([
  {
    runner: 'Vitest',
    words: ['vitest/vitest.mjs', 'list', '--filesOnly', 'toolkit/secure-chat/vectors'],
    file: 'toolkit/secure-chat/vectors/second-implementation.test.ts',
  },
  {
    runner: 'Playwright',
    words: ['playwright/cli.js', 'test', '--list', '--project=browser', 'toolkit/risk'],
    file: 'tests/browser/toolkit/risk-calculator.spec.ts',
  },
])('$runner', ({ words: [program = '', ...words], file }) => {
  const listed = (without: string[]) =>
    spawnSync(process.execPath, [join(root, 'node_modules', program), ...words], {
      cwd: root,
      encoding: 'utf8',
      env: leavingOut(without),
    }).stdout

  test('leaves out what it is told to, and nothing else', { timeout: 240_000 }, () => {
    const name = file.split('/').at(-1) ?? ''
    expect(listed([])).toContain(name)
    expect(listed([file])).not.toContain(name)
  })
})

test('many files are told by their folders', () => {
  const files = ['toolkit/a/b/one.test.ts', 'toolkit/a/two.test.ts', 'ui/three.test.ts', 'four.test.ts']
  expect(byFolder(files)).toBe('2 in toolkit/a, 1 in ui, 1 in the root')
})
