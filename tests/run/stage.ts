import { describeOutcome, type Outcome, oneFailed } from './outcome.ts'

/** A part of `npm test`. Whatever it throws is one failure, told by its message. */
export type Stage = { name: string; run(): Promise<Outcome> }

/** Runs the stages one after the other, all of them, whatever fails. */
export async function runStages(stages: readonly Stage[], say: (line: string) => void): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const stage of stages) outcomes.push(await runStage(stage, say))
  return outcomes
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
