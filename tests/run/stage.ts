import { describeOutcome, type Outcome, oneFailed, oneSkipped, sumOf } from './outcome.ts'
import { countWorkOfMachine } from './work-of-machine.ts'

/** A part of `npm test`. Whatever it throws is one failure, told by its message. */
export type Stage = { name: string; run(): Promise<Outcome> }

/** Runs the stages one after the other, all of them, whatever fails. */
export async function runStages(stages: readonly Stage[], say: (line: string) => void): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const stage of stages) outcomes.push(await runStage(stage, say))
  return outcomes
}

/** One stage of several lanes that go on at once. What is in one lane runs in turn. */
export function sideBySide(
  name: string,
  lanes: readonly (readonly Stage[])[],
  say: (line: string) => void = (line) => void process.stdout.write(`${line}\n`),
): Stage {
  return {
    name,
    run: async () => sumOf((await Promise.all(lanes.map((lane) => runStages(lane, say)))).flat()),
  }
}

/** Milliseconds. A run is ended from outside after 90 minutes, and then it has said nothing: this leaves room for the last stage. */
const late = 70 * 60 * 1000

/** A stage that is left out, and named, on a machine so slow that the run would not come to its end. */
export function unlessLate({ name, run }: Stage, now = () => performance.now()): Stage {
  return {
    name,
    async run() {
      if (now() < late) return run()
      process.stdout.write('Left out, for the run has taken more than 70 minutes.\n')
      return oneSkipped
    },
  }
}

async function runStage({ name, run }: Stage, say: (line: string) => void): Promise<Outcome> {
  say(`\n--- ${name}`)
  const start = performance.now()
  const work = countWorkOfMachine()
  const outcome = await run().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    return oneFailed
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const processors = `${work().toFixed(1)} s of the machine's processors`
  say(`--- ${name}: ${describeOutcome(outcome)} (${seconds} s, ${processors})`)
  return outcome
}
