import { describeOutcome, type Outcome, oneFailed, sumOf } from './outcome.ts'

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

async function runStage({ name, run }: Stage, say: (line: string) => void): Promise<Outcome> {
  say(`\n--- ${name}`)
  const start = performance.now()
  const outcome = await run().catch((error: unknown) => {
    say(error instanceof Error ? error.message : String(error))
    return oneFailed
  })
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  say(`--- ${name}: ${describeOutcome(outcome)} (${seconds} s)`)
  return outcome
}
