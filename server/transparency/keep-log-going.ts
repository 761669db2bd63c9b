import { startOfStretch } from '#domain/time/day-in-nigeria.ts'
import { minutes } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import { enqueue } from '#server/schedule/enqueue.ts'
import { advanceLog } from './advance-log.ts'

const minute = minutes(1)

/** Each minute once, however many processes ask for it. */
export async function beginLog(application: Application): Promise<void> {
  await enqueueAt(application, application.now())
}

/** Asks to be called again first: a minute in which it fails is not the last one. */
export async function advanceLogAndComeBack(application: Application): Promise<void> {
  await enqueueAt(application, new Date(application.now().getTime() + minute))
  await advanceLog(application)
}

async function enqueueAt(application: Application, runAt: Date): Promise<void> {
  const onceKey = `log.advance:${startOfStretch(runAt, minute).toISOString()}`
  await enqueue(application, application.database.queries, { kind: 'log.advance', data: {}, runAt, onceKey })
}
