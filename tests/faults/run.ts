import { answerHelp } from '../../answer-help.ts'
import { batchesLeft, inAll, keepOutcome, readOutcomes } from './batches.ts'
import { fillDisk } from './full-disk.ts'
import { killRound } from './kill-round.ts'
import { databaseKinds, victims } from './standing.ts'

// npm run faults [-- kills [file]]: kill -9 at that many random moments, 200 unless it says otherwise, shared by six rounds; then a
// full disk. With a file, what a stopped run did is in it, and the next run goes on from there.
answerHelp(
  'Use: npm run faults [-- COUNT [FILE]]\nKills the program and its database COUNT times while people use it, and prints what was lost.',
)

const wanted = Number(process.argv[2] ?? 200)
const file = process.argv[3] ?? null
const kinds = databaseKinds.flatMap((kind) => victims.map((victim) => ({ kind, victim })))
const rounds = kinds.map((round, place) => ({
  ...round,
  kills: Math.floor((wanted * (place + 1)) / kinds.length) - Math.floor((wanted * place) / kinds.length),
}))
const say = (line: string) => void process.stderr.write(`${line}\n`)

const done = await readOutcomes(file)
for (const batch of batchesLeft(rounds, done)) {
  const outcome = await killRound(batch, say)
  done.push(outcome)
  await keepOutcome(file, outcome)
}
const outcomes = inAll(rounds, done)

const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, place) => (place === 0 ? String(cell).padEnd(22) : String(cell).padStart(14))).join('')
const lines = [
  row(['killed', 'kills', 'acknowledged', 'unanswered', 'lost', 'half done', 'longest outage']),
  ...outcomes.map((outcome) =>
    row([
      `${outcome.kind}, ${outcome.victim}`,
      ...[outcome.kills, outcome.acknowledged, outcome.doubtful, outcome.lost.length, outcome.half.length],
      `${(outcome.longestOutage / 1000).toFixed(1)} s`,
    ]),
  ),
]
process.stdout.write(`${lines.join('\n')}\n`)
for (const { kind, victim, lost, half } of outcomes)
  for (const line of [...lost, ...half]) process.stdout.write(`${kind}, ${victim}: ${line}\n`)
const unclear = outcomes.reduce((sum, outcome) => sum + outcome.unclearApprovals, 0)
process.stdout.write(
  `Two officers pressed each approval at once; ${unclear} times not exactly one was told that it was done.\n`,
)
const full = await fillDisk()
process.stdout.write(
  full
    ? `Full disk: ${full.refused.length} reports refused (${[...new Set(full.refused.map(({ says }) => says))].join(', ')}), ${full.takenLater} taken when there was room, lost ${full.lost.length}, half done ${full.half.length}.\n`
    : 'Full disk: not tried, because this user may mount no disk of its own.\n',
)
const isWell = unclear === 0 && outcomes.every(({ lost, half }) => lost.length + half.length === 0)
process.exit(isWell ? 0 : 1)
