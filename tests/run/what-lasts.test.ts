import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './programs.ts'
import { linesOf } from './what-lasts.ts'

test('a file that runs for five minutes is named with its minutes, and others are not', () => {
  const started = new Map([
    [join(root, 'server/slow.test.ts'), 0],
    [join(root, 'server/new.test.ts'), 200_000],
  ])
  expect(linesOf(started, 299_999)).toEqual([])
  expect(linesOf(started, 400_000)).toEqual(['Still running after 6 minutes: server/slow.test.ts'])
})
