import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { batchesLeft, inAll, keepOutcome, readOutcomes } from './batches.ts'
import type { Outcome, Round } from './kill-round.ts'

const program: Round = { kind: 'embedded', victim: 'program', kills: 45 }
const database: Round = { kind: 'external', victim: 'database', kills: 15 }

function outcome(round: Round, kills: number, lost: string[] = []): Outcome {
  const nothing = { acknowledged: 1, doubtful: 0, half: [], unclearApprovals: 0, longestOutage: kills }
  return { ...round, ...nothing, kills, lost }
}

test('kills are shared out in batches that take turns', () => {
  expect(batchesLeft([program, database], []).map(({ victim, kills }) => [victim, kills])).toEqual([
    ['program', 20],
    ['database', 15],
    ['program', 20],
    ['program', 5],
  ])
})

test('what a stopped run did is not done again, and counts in the end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fitila-batches-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'faults.jsonl')
  expect(await readOutcomes(file)).toEqual([])
  await keepOutcome(file, outcome(program, 20))
  await keepOutcome(file, outcome(database, 15, ['a report']))
  const done = await readOutcomes(file)
  const left = batchesLeft([program, database], done)
  expect(left.map(({ victim, kills }) => [victim, kills])).toEqual([
    ['program', 20],
    ['program', 5],
  ])
  const all = inAll([program, database], [...done, ...left.map((round) => outcome(round, round.kills))])
  expect(all.map(({ kills, lost }) => [kills, lost])).toEqual([
    [45, []],
    [15, ['a report']],
  ])
  expect(batchesLeft([program, database], all)).toEqual([])
})
