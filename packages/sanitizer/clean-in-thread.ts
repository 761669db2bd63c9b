import type { Sanitized, SanitizeOptions } from './contract.ts'
import { type RefusalCode, refusals, tookTooLong } from './refusals.ts'
import { watchWork } from './watch-work.ts'

export type Task = { name: string; bytes: Uint8Array; options: SanitizeOptions }
export type Answer = { progress: number } | { done: Sanitized } | { refused: RefusalCode; message: string }

/** What is used of a worker of Node. */
export type Thread = {
  postMessage(task: Task): void
  on(event: 'message', hear: (answer: Answer) => void): unknown
  once(event: 'error' | 'exit', fall: () => void): unknown
  off(event: 'message', hear: (answer: Answer) => void): unknown
  off(event: 'error' | 'exit', fall: () => void): unknown
  terminate(): Promise<number>
}

export type Bench = {
  clean(task: Task): Promise<Exclude<Answer, { progress: number }>>
  close(): Promise<void>
}

type Opening = {
  start(): Thread
  /** In milliseconds, for each step of a file of so many bytes; for pages as pictures, for each page. */
  patience(bytes: number): number
  /** Milliseconds of the processors that this process had so far. Without it, the patience is of the clock. */
  processorTime?: () => number
}

/** One thread for file after file; a new one after a file that made it hang or fall. */
export function openBench({ start, patience, processorTime }: Opening): Bench {
  let thread: Thread | undefined
  return {
    async clean(task) {
      thread ??= start()
      const used = thread
      const { promise, resolve } = Promise.withResolvers<Exclude<Answer, { progress: number }>>()
      const giveUp = (why: string) => {
        thread = undefined
        void used.terminate()
        resolve(refusal('broken', why))
      }
      // What was sent to the thread is no longer here to be measured.
      const watch = watchWork({
        patience: patience(task.bytes.length),
        giveUp: () => giveUp(tookTooLong),
        isByPages: task.options.pdf === 'maximum',
        processorTime,
      })
      const hear = (answer: Answer) => {
        if ('progress' in answer) watch.hear(answer.progress)
        else resolve(answer)
      }
      const fall = () => giveUp(refusals.broken)
      used.on('message', hear)
      used.once('error', fall)
      used.once('exit', fall)
      used.postMessage(task)
      return promise.finally(() => {
        watch.stop()
        used.off('message', hear)
        used.off('error', fall)
        used.off('exit', fall)
      })
    },
    async close() {
      await thread?.terminate()
    },
  }
}

export function refusal(refused: RefusalCode, message: string = refusals[refused]) {
  return { refused, message }
}
