import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** A copy of the domain in which one line of one file is another, as the compiler sees it: the files it finds fault with. */
async function faultsAfter(file: string, before: string, after: string): Promise<string[]> {
  const copy = await mkdtemp(join(tmpdir(), 'fitila-types-'))
  onTestFinished(() => rm(copy, { recursive: true }))
  await Promise.all([
    cp(join(root, 'domain'), join(copy, 'domain'), {
      recursive: true,
      filter: (source) => !source.endsWith('.test.ts'),
    }),
    cp(join(root, 'package.json'), join(copy, 'package.json')),
    cp(join(root, 'tsconfig.json'), join(copy, 'whole.json')),
    symlink(join(root, 'node_modules'), join(copy, 'node_modules')),
    writeFile(
      join(copy, 'tsconfig.json'),
      JSON.stringify({ extends: './whole.json', include: ['domain'], compilerOptions: { rootDirs: ['.'] } }),
    ),
  ])
  const path = join(copy, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(before)
  await writeFile(path, text.replace(before, after))
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/.bin/tsc'), '--noEmit', '--pretty', 'false', '-p', copy],
    { encoding: 'utf8', cwd: copy },
  )
  const files = [...stdout.matchAll(/^(domain\/[\w/-]+\.ts)\(/gm)].map(([, name = '']) => name)
  return [...new Set(files)].toSorted()
}

test('the domain as it is has no fault, so that the next tests find only what they add', async () => {
  const same = 'export type ReportEventKind'
  expect(await faultsAfter('domain/reports/events.ts', same, same)).toEqual([])
})

test('a new kind of event does not compile without its name and without the words that it is told with', async () => {
  const faults = await faultsAfter(
    'domain/reports/events.ts',
    'export type ReportEvent =\n',
    "export type ReportEvent =\n  | ReportEventOf<'report.reopened', Record<string, never>>\n",
  )
  expect(faults).toContain('domain/reports/events.ts')
  expect(faults).toContain('domain/notifications/from-event.ts')
})

test('a new type of notification does not compile without its name and its preference', async () => {
  const faults = await faultsAfter(
    'domain/notifications/notification.ts',
    "  'assignment_message',\n",
    "  'assignment_message',\n  'report_reopened',\n",
  )
  expect(faults).toEqual(['domain/notifications/notification.ts', 'domain/notifications/preferences.ts'])
})
