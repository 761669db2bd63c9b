import { type Duration, seconds } from '#domain/time/durations.ts'

/** How far behind the primary a replica may be and still be read. */
export const longestLag = seconds(2)

/** A place in the journal of the primary (LSN), as a number of bytes. */
export type Place = bigint

/** Where the primary was at a moment of the steady clock. */
type Sample = { at: Duration; place: Place }

export type Freshness = {
  /** The primary has written its journal up to here. `at` is a moment before it was asked. */
  notePrimary(at: Duration, place: Place): void
  /** The replica shows everything that is before this place. */
  noteReplica(replayed: Place): void
  /** The replica does not answer, or is none. */
  forget(): void
  /** What was true at this moment is in the replica. Null: nothing is known. */
  freshAt(): Duration | null
}

/**
 * Proves how old a replica is. It asks for no clock of another machine: the replica is as fresh as the last moment whose place in the
 * journal it has reached. A replica that is ahead of the primary follows another one, and counts as away.
 */
export function openFreshness(): Freshness {
  let samples: Sample[] = []
  let fresh: Duration | null = null
  let reached: Place | null = null
  return {
    notePrimary(at, place) {
      // The replica answered before the primary did now, so it can have reached no more than this.
      if (reached !== null && reached > place) {
        fresh = null
        samples = []
      }
      samples = [...samples.filter((sample) => at - sample.at <= 2 * longestLag), { at, place }]
    },
    noteReplica(replayed) {
      reached = replayed
      const last = samples.findLast((sample) => sample.place <= replayed)
      if (last && (fresh === null || last.at > fresh)) fresh = last.at
    },
    forget() {
      fresh = null
      reached = null
    },
    freshAt: () => fresh,
  }
}

/** `16/B374D848`, as PostgreSQL writes a place. */
export function readPlace(text: string): Place {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}
