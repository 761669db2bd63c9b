import { seconds } from '#domain/time/durations.ts'

/** What comes so soon after the first is done with it. */
const gathering = seconds(0.3)
/** While people wait for what they send, this waits no longer. */
const longest = seconds(2)

type Gathered = {
  /** Does it soon: once for all that ask in the meantime, and after the people who wait where that takes no longer than two seconds. */
  soon(): void
  /** Does it in this moment, and not once more for what was asked before. */
  now(): void
  /** Asks for no more; what was asked is done now. */
  end(): void
}

/** @param isBusy whether people wait at this moment */
export function gather(task: () => void, isBusy: () => boolean): Gathered {
  let timer: NodeJS.Timeout | null = null
  let waited = 0

  function now(): void {
    if (timer !== null) clearTimeout(timer)
    timer = null
    task()
  }

  function wait(): void {
    timer = setTimeout(() => {
      waited += gathering
      if (waited < longest && isBusy()) wait()
      else now()
    }, gathering)
  }

  return {
    soon() {
      if (timer !== null) return
      waited = 0
      wait()
    },
    now,
    end() {
      if (timer !== null) now()
    },
  }
}
