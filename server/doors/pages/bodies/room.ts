import { LimitReached } from '#domain/errors.ts'

/** What forms without a session may hold in memory together, beyond the first bytes of each. */
const mostTogether = 32 * 1024 * 1024

/** The honest forms of strangers fit: a log-in, a registration, a message, a request for a correction. */
const freeForEach = 16 * 1024

export type Room = {
  /** A share for one body. `make` throws LimitReached 'busy' where there is no room left for so much more. */
  share(): { make(length: number): void; giveBack(): void }
}

export function openRoom(most = mostTogether, free = freeForEach): Room {
  let taken = 0
  return {
    share() {
      let received = 0
      let held = 0
      return {
        make(length) {
          received += length
          const wanted = Math.max(0, received - free) - held
          if (taken + wanted > most) throw new LimitReached('no-room', 60)
          taken += wanted
          held += wanted
        },
        giveBack() {
          taken -= held
          held = 0
        },
      }
    },
  }
}
