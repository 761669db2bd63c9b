import { parseArgs } from 'node:util'
import { mutationRate } from '#tests/mutations/mutation-rate.ts'
import { answerHelp } from '../../answer-help.ts'

answerHelp(
  'Use: npm run mutations [-- --rounds 200 --seed 41 --kind PNG]\nDamages samples of every kind of file, cleans them, and prints how often a marker is left.',
)

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: '41' },
    kind: { type: 'string' },
  },
})
const [rounds, seed] = [Number(values.rounds), Number(values.seed)]
let [all, left, seen] = [0, 0, 0]
for await (const row of mutationRate({ rounds, seed, ...(values.kind ? { kind: values.kind } : {}) })) {
  const { kind, cleaned, refused, leaks, shown, harms } = row
  all += rounds
  left += leaks.length
  seen += shown.length
  process.stdout.write(
    `${kind}: ${cleaned} cleaned, ${refused} refused, ${leaks.length} with a marker left, ${shown.length} that the damaged file shows\n`,
  )
  for (const line of [...leaks, ...shown, ...harms]) process.stdout.write(`  ${line}\n`)
}
process.stdout.write(
  `${all} damaged files, ${left} with a marker left: ${((100 * left) / all).toFixed(3)} %; ${seen} more show one by themselves\n`,
)
if (left > all / 1000) process.exitCode = 1
