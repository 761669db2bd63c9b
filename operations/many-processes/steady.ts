import { setTimeout as pause } from 'node:timers/promises'

/** What became of one question. `told`: a page of ours says that this does not work now. `silent`: no page of ours came. */
export type Outcome = 'well' | 'told' | 'silent'

export type Probe = { everyMs: number; ask(): Promise<Outcome> }

/** In milliseconds since the kill. */
type Asked = { at: number; end: number; outcome: Outcome }

export type Course = {
  /** From then on each question was answered well. 0 where none failed; infinite where it never became well. */
  wellFromMs: number
  /** The longest from a question to a page of ours: to its own or, where none came, to that of a later question. */
  longestWaitMs: number
}

/** So long all has to go well before it counts. */
const calmMs = 2_000
const patienceMs = 90_000

/** Asks at its own pace, whatever became of the question before, until others are done and all goes well. */
export async function follow(
  { everyMs, ask }: Probe,
  { from, mayEnd }: { from: number; mayEnd: () => boolean },
): Promise<Course> {
  const asked: Asked[] = []
  const running: Promise<void>[] = []
  const since = () => performance.now() - from
  const isCalm = () => since() - lastFailed(asked) >= calmMs
  while (since() < patienceMs) {
    const at = since()
    running.push(ask().then((outcome) => void asked.push({ at, end: since(), outcome })))
    await pause(everyMs)
    if (!mayEnd() || !isCalm()) continue
    await Promise.all(running)
    if (isCalm()) break
  }
  await Promise.all(running)
  return courseOf(asked.toSorted((one, other) => one.at - other.at))
}

function lastFailed(asked: readonly Asked[]): number {
  return Math.max(0, ...asked.filter(({ outcome }) => outcome !== 'well').map(({ at }) => at))
}

/** @param asked in the order of asking */
export function courseOf(asked: readonly Asked[]): Course {
  const failed = asked.findLastIndex(({ outcome }) => outcome !== 'well')
  const answered = asked.filter(isAnswered)
  const waitOf = ({ at }: Asked) =>
    answered.reduce((least, each) => (each.at >= at ? Math.min(least, each.end - at) : least), Infinity)
  const waits = asked.map((each) => (isAnswered(each) ? each.end - each.at : waitOf(each)))
  return {
    wellFromMs: failed === -1 ? 0 : (asked[failed + 1]?.end ?? Infinity),
    longestWaitMs: Math.max(0, ...waits),
  }
}

function isAnswered({ outcome }: Asked): boolean {
  return outcome !== 'silent'
}
