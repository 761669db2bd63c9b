import { seconds } from '#domain/time/durations.ts'
import { afterPeople } from '#server/kernel/after-people.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { enqueueDueSlots, type SeenSlots } from './enqueue-due-slots.ts'
import type { Schedule } from './every.ts'
import { type Lane, lanes } from './lanes.ts'
import { type Handlers, runLane } from './run-due-jobs.ts'

const pause = seconds(2)
const lanesOfTheLog: readonly Lane[] = ['log', 'witnesses']
const neverPaused = async () => false

/** What is done after the answer, and what is done regularly. While `isPaused` says so, only the log goes on. */
export type Work = { handlers: Handlers; schedule: Schedule; isPaused?: () => Promise<boolean> }

/**
 * Looks for due slots and due jobs now and every two seconds, or a little later while people wait for what they sent. Each lane
 * works on its own.
 *
 * @returns how to stop, which begins nothing more and waits for the jobs that are running
 */
export function startWork(
  application: Application,
  { handlers, schedule, isPaused = neverPaused }: Work,
): () => Promise<void> {
  let isStopping = false
  const isBusy = () => application.together.isWriting()
  const seen: SeenSlots = new Map()
  const workers = [
    repeat(() => enqueueDueSlots(application, schedule, seen)),
    ...lanes.map((lane) => repeat(() => work(lane))),
  ]

  async function work(lane: Lane): Promise<unknown> {
    if (!lanesOfTheLog.includes(lane) && (await isPaused())) return
    return runLane(application, handlers, lane, () => isStopping)
  }

  function repeat(round: () => Promise<unknown>): { stop(): Promise<void> } {
    let giveUp = () => {}
    let running: Promise<void> = Promise.resolve()
    function begin(): void {
      running = round()
        .catch((error: unknown) =>
          application.log.warn({ fault: describeFault(error) }, 'the jobs could not be read'),
        )
        .then(() => {
          if (!isStopping) giveUp = afterPeople(begin, isBusy, pause)
        })
    }
    begin()
    return {
      stop() {
        giveUp()
        return running
      },
    }
  }

  return async () => {
    isStopping = true
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}
