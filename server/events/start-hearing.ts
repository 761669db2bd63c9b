import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { type ConsumerName, type CursorConsumer, consumers } from './consumers.ts'
import { gather } from './gather.ts'
import { hearEvents } from './hear-events.ts'

/**
 * Lets the consumers with a cursor hear of an event soon after it is committed, here or in another process. What was committed
 * while no process ran is heard at the start. Returns how to stop, which waits for what is being heard.
 */
export function startHearing(application: Application): () => Promise<void> {
  const names = (Object.keys(consumers) as ConsumerName[]).filter(hasCursor)
  let round: Promise<void> | null = null
  let isWanted = false

  function hear(): void {
    isWanted = true
    round ??= hearAll().finally(() => {
      round = null
    })
  }

  // What comes while others are heard is heard in the next round, in one go.
  async function hearAll(): Promise<void> {
    while (isWanted) {
      isWanted = false
      for (const name of names)
        await hearEvents(application, name).catch((error: unknown) =>
          application.log.warn({ consumer: name, fault: describeFault(error) }, 'events were not heard'),
        )
    }
  }

  // To tell 30 members of staff of a report costs more than to store it.
  const gathered = gather(hear, () => application.together.isWriting())
  const stopListening = application.hub.listen(({ kind }) => {
    // News of one person or one receiver come of what was heard, and bring no event.
    if (kind === 'event') gathered.soon()
    else if (kind === 'missed') gathered.now()
  })
  hear()
  return async () => {
    stopListening()
    gathered.end()
    await round
  }
}

function hasCursor(name: ConsumerName): name is CursorConsumer {
  return consumers[name].way === 'by cursor'
}
