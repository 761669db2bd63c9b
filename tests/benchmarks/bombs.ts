import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { costlyFiles } from '#tests/support/documents/costly-files.ts'
import { type Measured, measureCostly } from '#tests/support/documents/measure-costly.ts'
import { costlyOutlook, outlookBombs } from '#tests/support/documents/outlook-bombs.ts'
import { bombs as refused } from '#tests/support/documents/sanitizer-bombs.ts'
import { type Figure, median } from './figure.ts'

const rounds = 3

/** Issue 26: each of 38 bombs ends in less than this. Seconds of the processor, without the start of the process, and MB. */
const goals = { seconds: 2, megabytes: 500 }

const all = { ...refused, ...outlookBombs, ...costlyFiles, ...costlyOutlook }

type Costly = { name: string; seconds: number; megabytes: number }

/** Files that are made to cost much, each cleaned three times in processes of their own. The dearest of them are told. */
export async function bombs(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-bombs-'))
  try {
    const files: Costly[] = []
    for (const [name, make] of Object.entries(all)) {
      const bytes = make()
      const measured: Measured[] = []
      for (let round = 0; round < rounds; round += 1)
        measured.push(await measureCostly(bytes, join(folder, 'bomb')))
      files.push({
        name,
        seconds: median(measured.map(({ seconds }) => seconds)),
        megabytes: Math.max(...measured.map(({ megabytes }) => megabytes)),
      })
    }
    return [
      { name: 'costly files', value: files.length, unit: 'files' },
      ...dearest(files, 'seconds', 's'),
      ...dearest(files, 'megabytes', 'MB'),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

function dearest(files: readonly Costly[], what: 'seconds' | 'megabytes', unit: 's' | 'MB'): Figure[] {
  return files
    .toSorted((one, other) => other[what] - one[what])
    .slice(0, 3)
    .map(({ name, ...values }) => ({ name, value: values[what], unit, goal: { atMost: goals[what] } }))
}
