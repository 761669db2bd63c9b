import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { root } from './programs.ts'
import { SlowFirst } from './slow-first.ts'

/** As on a machine that has never run them. */
const fresh = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest

const spec = (project: string, path: string) =>
  ({
    project: { name: project, config: { sequence: { groupOrder: 0 }, isolate: false } },
    moduleId: join(root, path),
  }) as unknown as TestSpecification

test('the slow lane of each project comes before its other files, which go by their size', async () => {
  const [slow, large, small] = [
    'packages/anonymity/growth.test.ts',
    'tests/run/setup.test.ts',
    'tests/run/stage.test.ts',
  ]
  const [slowOnDatabase, other] = [
    'server/finding/search/brute-force.database.test.ts',
    'server/people/log-in.database.test.ts',
  ]
  const files = [
    ...[small, slow, large].map((path) => spec('unit', path)),
    ...[other, slowOnDatabase].map((path) => spec('database', path)),
  ]
  const sorted = await new SlowFirst(fresh).sort(files)
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(
    [slowOnDatabase, other, slow, large, small].map((path) => join(root, path)),
  )
})
