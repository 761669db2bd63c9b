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

/** What a unit takes away from its program. */
function closing(unit: string): string[] {
  const lines = readFileSync(join(import.meta.dirname, '../deploy', unit), 'utf8').split('\n')
  return lines.slice(lines.indexOf('NoNewPrivileges=yes'))
}
