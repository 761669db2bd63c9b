import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the drill is closed as the backup is, and may write to no backup', () => {
  const backup = closing('fitila-backup.service')
  expect(backup.length).toBeGreaterThan(20)
  expect(backup).toContain('ReadWritePaths=/var/lib/fitila /var/backups/fitila')
  expect(closing('fitila-drill.service')).toEqual(
    backup.map((line) => line.replace(/^(ReadWritePaths=\S+) .*/, '$1')),
  )
})

test('a backup is deleted before it is older than the privacy page and the operating page say', () => {
  const [, older = ''] = /-mtime \+(\d+) -delete/.exec(lineOf('deploy/fitila-backup.service')) ?? []
  for (const page of ['words/en/learn/privacy.ts', 'docs/operating.md']) {
    const [, most = ''] = /(\d+) days at most/.exec(lineOf(page)) ?? []
    // `+33` is 34 days or more, asked once a night: until the next one such a file is a day older.
    expect(Number(older) + 2).toBeLessThanOrEqual(Number(most))
  }
})

function lineOf(path: string): string {
  return readFileSync(join(import.meta.dirname, '..', path), 'utf8').replace(/\s+/g, ' ')
}

/** What a unit takes away from its program. */
function closing(unit: string): string[] {
  const lines = readFileSync(join(import.meta.dirname, '../deploy', unit), 'utf8').split('\n')
  return lines.slice(lines.indexOf('NoNewPrivileges=yes'))
}
