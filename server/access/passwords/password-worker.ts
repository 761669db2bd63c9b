import { parentPort } from 'node:worker_threads'
import { weaknessOf } from './password-strength.ts'

export type Question = { id: number; password: string; own: readonly string[] }
export type Answer = { id: number; weakness: string | null } | { id: number; fault: string }

// A separate thread: a password made to be hard to judge takes a tenth of a second, and no page waits for it.
parentPort?.on('message', async ({ id, password, own }: Question) => {
  const answer: Answer = await weaknessOf(password, own).then(
    (weakness) => ({ id, weakness }),
    (error: unknown) => ({ id, fault: error instanceof Error ? error.name : 'unknown' }),
  )
  parentPort?.postMessage(answer)
})
