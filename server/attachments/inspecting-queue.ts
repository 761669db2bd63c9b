import { openWorkQueue, type WorkQueue } from '#server/access/work-queue.ts'

/** Two large files at a time, each with what is in it: some hundred megabytes at worst. */
export function openInspectingQueue(): WorkQueue {
  return openWorkQueue({ atOnce: 2, mostWaiting: 50 })
}
