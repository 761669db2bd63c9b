import { type Duration, seconds } from '#domain/time/durations.ts'

const step = seconds(0.3)
const longest = seconds(1.7)

/**
 * Does after a delay what no person waits for. While people wait for what they sent, it is done later, by two seconds at most.
 *
 * @param isBusy whether people wait at this moment
 * @returns how to give it up
 */
export function afterPeople(task: () => void, isBusy: () => boolean, delay: Duration): () => void {
  let waited = 0
  let timer = setTimeout(look, delay)

  function look(): void {
    if (waited < longest && isBusy()) {
      waited += step
      timer = setTimeout(look, step)
    } else task()
  }

  return () => clearTimeout(timer)
}
