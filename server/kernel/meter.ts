/** How an answer ended. More is not told apart: see decision 211. */
export const outcomes = ['ok', 'refused', 'fault'] as const
export type Outcome = (typeof outcomes)[number]

/** Upper ends of the groups by which answers are counted, in seconds. */
export const bounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const

export type Counts = {
  outcomes: Readonly<Record<Outcome, number>>
  /** As many as `bounds`: how many answers took at most that long. */
  within: readonly number[]
  answers: number
  seconds: number
  /** How many statements were slow, by the lane of their connection. */
  slow: Readonly<Record<string, number>>
}

/** Counts the answers of this process since its start. */
export type Meter = {
  /** @returns what to call with the status of the answer */
  begin(): (status: number) => void
  noteSlow(lane: string): void
  read(): Counts
}

/** @param steady a clock in milliseconds that never goes back */
export function openMeter(steady: () => number): Meter {
  const counted: Record<Outcome, number> = { ok: 0, refused: 0, fault: 0 }
  const within: number[] = bounds.map(() => 0)
  const slow: Record<string, number> = {}
  let total = 0
  return {
    begin() {
      const began = steady()
      return (status) => {
        const took = (steady() - began) / 1_000
        counted[outcomeOf(status)] += 1
        total += took
        for (const [place, bound] of bounds.entries())
          if (took <= bound) within[place] = (within[place] ?? 0) + 1
      }
    },
    noteSlow(lane) {
      slow[lane] = (slow[lane] ?? 0) + 1
    },
    read: () => ({
      outcomes: { ...counted },
      within: [...within],
      answers: counted.ok + counted.refused + counted.fault,
      seconds: total,
      slow: { ...slow },
    }),
  }
}

function outcomeOf(status: number): Outcome {
  if (status < 400) return 'ok'
  else return status < 500 ? 'refused' : 'fault'
}
