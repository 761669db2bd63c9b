import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')

test.runIf(existsSync(join(root, '.git')))(
  'every file of the repository is published, but the settings of npm',
  async () => {
    const inRepository = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n')
      .filter((path) => path !== '.npmrc' && existsSync(join(root, path)))
    expect(await sourceFiles(root)).toEqual(expect.arrayContaining(inRepository))
  },
)

test('what an operator adds is not published', async () => {
  const place = await mkdtemp(join(tmpdir(), 'fitila-source-'))
  const published = ['start.ts', 'server/a.ts']
  const kept = [
    ...['.env', 'fitila.key', 'fitila.key.signing', '.npmrc', 'backup.sql.gz', 'dump.tar'],
    'vite.config.ts.timestamp-1764000000000-a1b2c3.mjs',
    ...[
      'data/fitila.key',
      'data/outbox/1.eml',
      'node_modules/a/index.ts',
      'server/data/x.json',
      'private/notes.md',
    ],
    ...['server/fitila.key', 'web/letter.eml', 'docs/reports.csv', 'build/client/a.json'],
  ]
  for (const path of [...published, ...kept]) {
    await mkdir(join(place, path, '..'), { recursive: true })
    await writeFile(join(place, path), 'x')
  }
  expect(await sourceFiles(place)).toEqual(published.toSorted())
})
