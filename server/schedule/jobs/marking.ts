import type { Application } from '#server/kernel/application.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { makeMatchKeys } from '#server/similar/make-match-keys.ts'

const pause = 10_000
/** A few seconds' work, so that a stop need not wait long. What is left is taken up the next time. */
const mostRounds = 20

/** Every ten seconds once, however many processes ask for it. */
export async function beginMarking(application: Application): Promise<void> {
  const now = application.now().getTime()
  await enqueueMarking(application, Math.floor(now / pause), now)
}

/** Marks what waits for it, what was there before there were marks too, and asks to be called again. */
export async function markAndComeBack(application: Application): Promise<void> {
  let rounds = 0
  while (rounds < mostRounds && (await makeMatchKeys(application)) > 0) rounds += 1
  const next = Math.floor(application.now().getTime() / pause) + 1
  await enqueueMarking(application, next, next * pause)
}

async function enqueueMarking(application: Application, turn: number, runAt: number): Promise<void> {
  await enqueue(application, application.database.queries, {
    kind: 'reports.mark',
    data: {},
    runAt: new Date(runAt),
    onceKey: `reports.mark:${turn}`,
  })
}
