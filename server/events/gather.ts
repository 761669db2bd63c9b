import { seconds } from '#domain/time/durations.ts'
import { afterPeople } from '#server/kernel/after-people.ts'

/** What comes so soon after the first is done with it. */
const gathering = seconds(0.3)

type Gathered = {
  /** Does it soon: once for all that ask in the meantime, and after the people who wait. */
  soon(): void
  /** Does it in this moment, and not once more for what was asked before. */
  now(): void
  /** Asks for no more; what was asked is done now. */
  end(): void
}

/** @param isBusy whether people wait at this moment */
export function gather(task: () => void, isBusy: () => boolean): Gathered {
  let giveUp: (() => void) | null = null

  function now(): void {
    giveUp?.()
    giveUp = null
    task()
  }

  return {
    soon() {
      giveUp ??= afterPeople(now, isBusy, gathering)
    },
    now,
    end() {
      if (giveUp !== null) now()
    },
  }
}
