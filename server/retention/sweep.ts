import type { Ending } from '#domain/retention/kept.ts'
import { endingNames, retention } from '#domain/retention/retention.ts'
import { before } from '#domain/time/durations.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { endings } from './endings.ts'

/**
 * Ends whatever has been held for as long as the retention table says. A thing that cannot be ended does not keep the others.
 *
 * @throws Error with the names of what could not be ended
 */
export async function sweep(application: Application, look: Ending['look']): Promise<void> {
  const now = application.now()
  const failed: string[] = []
  for (const name of endingNames.filter((name) => retention[name].ends.look === look)) {
    try {
      await endings[name](application, { now, limit: before(now, retention[name].ends.after) })
    } catch (error) {
      application.log.warn({ name, fault: describeFault(error) }, 'what has ended could not be deleted')
      failed.push(name)
    }
  }
  if (failed.length > 0) throw new Error(`not swept: ${failed.join(', ')}`)
}
