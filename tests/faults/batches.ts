import { appendFile, readFile } from 'node:fs/promises'
import type { Outcome, Round } from './kill-round.ts'

/** So that a long run can be stopped, and a fault costs one batch. */
const mostInBatch = 20

/** What a file holds of earlier batches; nothing where there is none. */
export async function readOutcomes(file: string | null): Promise<Outcome[]> {
  if (file === null) return []
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Outcome)
}

export async function keepOutcome(file: string | null, outcome: Outcome): Promise<void> {
  if (file !== null) await appendFile(file, `${JSON.stringify(outcome)}\n`)
}

/** What is left of the rounds, in batches that take turns. */
export function batchesLeft(rounds: readonly Round[], done: readonly Outcome[]): Round[] {
  const left = rounds.map((round) => ({
    ...round,
    kills: round.kills - killsOf(done.filter((each) => isSame(each, round))),
  }))
  const most = Math.max(...left.map(({ kills }) => Math.ceil(kills / mostInBatch)), 0)
  return Array.from({ length: most }, (_, turn) =>
    left.map((round) => ({ ...round, kills: Math.min(round.kills - turn * mostInBatch, mostInBatch) })),
  )
    .flat()
    .filter(({ kills }) => kills > 0)
}

/** One row for each round. */
export function inAll(rounds: readonly Round[], outcomes: readonly Outcome[]): Outcome[] {
  return rounds.flatMap((round) => {
    const [first, ...others] = outcomes.filter((each) => isSame(each, round))
    return first ? [others.reduce(together, first)] : []
  })
}

function together(one: Outcome, other: Outcome): Outcome {
  return {
    ...one,
    kills: one.kills + other.kills,
    acknowledged: one.acknowledged + other.acknowledged,
    doubtful: one.doubtful + other.doubtful,
    lost: [...one.lost, ...other.lost],
    half: [...one.half, ...other.half],
    unclearApprovals: one.unclearApprovals + other.unclearApprovals,
    longestOutage: Math.max(one.longestOutage, other.longestOutage),
  }
}

function killsOf(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, { kills }) => sum + kills, 0)
}

function isSame(one: Round, other: Round): boolean {
  return one.kind === other.kind && one.victim === other.victim
}
