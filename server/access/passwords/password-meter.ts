import { Worker } from 'node:worker_threads'
import { LimitReached } from '#domain/errors.ts'
import { seconds } from '#domain/time/durations.ts'
import { openLanes, type Place } from '../lanes.ts'
import { weaknessOf } from './password-strength.ts'
import type { Answer, Question } from './password-worker.ts'

export type PasswordMeter = {
  /** See `weaknessOf` in password-strength.ts. @throws LimitReached 'busy' */
  weaknessOf(place: Place, password: string, own: readonly string[]): Promise<string | null>
  close(): Promise<void>
}

/**
 * Judges passwords in a separate thread, one after the other. The thread begins with the first password.
 *
 * @param longest milliseconds that one password may take, with the start of the thread
 */
export function openPasswordMeter(longest = seconds(10)): PasswordMeter {
  const lanes = openLanes({ atOnce: 1, mostWaiting: 100 })
  let worker: Worker | null = null
  let asked = 0

  // One that hangs or ended takes nothing along but the question that it was asked.
  async function restart(): Promise<void> {
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  async function ask(password: string, own: readonly string[]): Promise<string | null> {
    worker ??= begin()
    asked += 1
    const question: Question = { id: asked, password, own }
    try {
      return await answerOf(worker, question, longest)
    } catch (error) {
      await restart()
      throw error
    }
  }

  return {
    weaknessOf: (place, password, own) => lanes.run(place, () => ask(password, own)),
    close: restart,
  }
}

/** The same in this thread: for commands and tests, where no page waits beside it. */
export function passwordMeterHere(): PasswordMeter {
  return { weaknessOf: (_place, password, own) => weaknessOf(password, own), close: async () => {} }
}

function begin(): Worker {
  const worker = new Worker(new URL('./password-worker.ts', import.meta.url))
  // An idle thread keeps no program alive. A caller that waits for its answer has a connection that does.
  worker.unref()
  return worker
}

function answerOf(worker: Worker, question: Question, longest: number): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  const timer = setTimeout(() => reject(new LimitReached('busy', 10)), longest)
  const hear = (answer: Answer) => {
    if (answer.id !== question.id) return
    if ('fault' in answer) reject(new Error(`a password could not be judged: ${answer.fault}`))
    else resolve(answer.weakness)
  }
  worker.on('message', hear)
  worker.once('error', reject)
  worker.once('exit', reject)
  worker.postMessage(question)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', hear)
    worker.off('error', reject)
    worker.off('exit', reject)
  })
}
