import { glob } from 'node:fs/promises'
import { sep } from 'node:path'
import { expect, test } from 'vitest'
import { stagesForFiles, testFiles } from './file-stages.ts'
import { root } from './programs.ts'

const notOurs = ['node_modules', 'build', 'data', 'test-results', '.git']

test('every test file there is can be asked for by its path', async () => {
  const found: string[] = []
  for await (const path of glob('**/*.{test,spec}.{ts,tsx}', { cwd: root, exclude: notOurs }))
    found.push(path.split(sep).join('/'))
  expect(testFiles().toSorted()).toEqual(found.toSorted())
})

test('each runner gets its own, and a pattern that fits nothing is a failure', async () => {
  const names = (patterns: string[]) => stagesForFiles(patterns).map(({ name }) => name)
  expect(names(['source/sbom'])).toEqual(['tests without a browser'])
  expect(names(['source/sbom', 'main-job.spec'])).toEqual(['tests without a browser', 'tests in the browser'])
  const [nothing] = stagesForFiles(['quokka'])
  expect([nothing?.name, await nothing?.run()]).toEqual([
    'no test file has quokka in its path',
    { passed: 0, failed: 1, skipped: 0 },
  ])
})
