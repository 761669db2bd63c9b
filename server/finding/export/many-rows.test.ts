import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportFormats } from '#domain/finding/export-formats.ts'

const root = join(import.meta.dirname, '../../..')
const program = 'tests/support/plans/stream-invented-rows.ts'

/** Issue 23 and the reference of paid features: so much for a million rows. `npm run bench -- exports` asks for a million. In MB. */
const mostMemory = 150

/** Ten times the rows may need so much more. A file that kept its rows would hold 50 MB more. In MB. */
const mostGrowth = 15

// A paper is made as a whole, and has 200 entries at most.
const streamed = exportFormats.filter((format) => format !== 'pdf')

test.each(streamed)(
  'ten times the rows leave as %s, and the process holds no more',
  (format) => {
    const few = run(format, 10_000)
    const many = run(format, 100_000)
    expectWhole(format, many, 100_000)
    expect(many.megabytes - many.before).toBeLessThan(mostMemory)
    expect(many.megabytes - many.before - (few.megabytes - few.before)).toBeLessThan(mostGrowth)
  },
  300_000,
)

type Told = { bytes: number; lines: number; pieces: number; megabytes: number; before: number }

/** Every row is in it, and it left piece by piece. */
function expectWhole(format: string, { bytes, lines, pieces }: Told, rows: number): void {
  if (format === 'xlsx') expect(bytes).toBeGreaterThan(20 * rows)
  else expect(lines).toBeGreaterThanOrEqual(rows)
  expect(pieces).toBeGreaterThan(1_000)
}

function run(format: string, rows: number): Told {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', program, format, String(rows)],
    { cwd: root, encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
  return JSON.parse(stdout)
}
