import { availableParallelism } from 'node:os'
import { type Lanes, openLanes } from './lanes.ts'

/**
 * Argon2id takes 19 MiB and a core for some 30 ms. One core is left for the pages, and never more than three threads of
 * Node's four are taken, because files and compression need one. Three hundred may wait in a lane: about ten seconds.
 */
export function openHashingLanes(cores = availableParallelism()): Lanes {
  return openLanes({ atOnce: Math.min(Math.max(cores - 1, 1), 3), mostWaiting: 300 })
}
