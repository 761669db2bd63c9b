import { randomInt } from 'node:crypto'

/** The first of some ports for a recipe. They are below those that the system hands out to connections (`ip_local_port_range`). */
export function firstPort(): number {
  return 20_000 + randomInt(12_000)
}
