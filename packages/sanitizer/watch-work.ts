export type Watch = {
  /** How much of the work is done, from 0 to 1. */
  hear(share: number): void
  stop(): void
}

type Watching = {
  /** Milliseconds that may pass with no more of the work done. */
  patience: number
  /** Called once, when the work stands still. */
  giveUp(): void
  /** Each page as a picture takes its time, so each counts. Of other work, each hundredth. */
  isByPages: boolean
  /** Milliseconds of the processors that the work had so far, where a program can ask for it. No page can. */
  processorTime?: (() => number) | undefined
}

/** Milliseconds. */
const beat = 250
/** What waits for something that never comes needs no processor, and is ended too. */
const leastOfBeat = 0.1
const smallestStep = 0.01

/**
 * Ends work that stands still, and no work that is slow. It goes by the share that is done, not by the time from the start: the share has to
 * rise, so what never ends is ended after a hundred steps at most. Time is counted in beats of this thread. A device that sleeps or is too
 * busy has no beats, and its wait is not counted. Where the time of the processors is known, a beat counts as much as the work had of them.
 */
export function watchWork({ patience, giveUp, isByPages, processorTime }: Watching): Watch {
  const lengthOfBeat = processorTime === undefined ? () => beat : beatsBy(processorTime)
  let done = 0
  let waited = 0
  const timer = setInterval(() => {
    waited += lengthOfBeat()
    if (waited < patience) return
    clearInterval(timer)
    giveUp()
  }, beat)
  return {
    hear(share) {
      if (share <= done || (!isByPages && share < done + smallestStep)) return
      done = share
      waited = 0
    },
    stop: () => clearInterval(timer),
  }
}

function beatsBy(processorTime: () => number): () => number {
  let before = processorTime()
  return () => {
    const now = processorTime()
    const had = now - before
    before = now
    return Math.min(beat, Math.max(had, beat * leastOfBeat))
  }
}
