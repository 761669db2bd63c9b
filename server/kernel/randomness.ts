import { randomBytes, randomInt, randomUUID } from 'node:crypto'

export type Randomness = {
  bytes(count: number): Buffer
  uuid(): string
  /** A whole number from 0 to `below` - 1, evenly spread. */
  below(below: number): number
}

export const systemRandomness: Randomness = {
  bytes: (count) => randomBytes(count),
  uuid: () => randomUUID(),
  below: (below) => randomInt(below),
}
