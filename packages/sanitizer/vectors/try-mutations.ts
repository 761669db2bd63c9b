import { Unreadable } from '@fitila/formats/unreadable'
import { Asked } from '../refusals.ts'
import { findMarkers } from './find-markers.ts'
import { mutate } from './mutate.ts'

type Trial = {
  sample: Uint8Array
  /** What no result may hold. */
  markers: readonly string[]
  clean(bytes: Uint8Array): Uint8Array | Promise<Uint8Array>
  rounds: number
  seed: number
  /** Counts whatever the machine does; generous, for what hangs. */
  longestSeconds?: number
  now(): number
  /** How the sample is damaged; bad bytes anywhere when nothing is said. */
  damage?(sample: Uint8Array, seed: number): Uint8Array
  /** The markers that a damaged file shows by itself; none when nothing is said. */
  shown?(damaged: Uint8Array): readonly string[]
}

type Outcome = {
  cleaned: number
  refused: number
  /** A line for each harm: the seed, and what happened. */
  harms: string[]
  /** Likewise for markers that the damaged file shows by itself, so that a copy with the same look has to show them. */
  shown: string[]
}

/** Cleans a sample damaged in many ways. Each must end clean or refused in our words, soon, and leak nothing. */
export async function tryMutations(trial: Trial): Promise<Outcome> {
  const outcome: Outcome = { cleaned: 0, refused: 0, harms: [], shown: [] }
  for (let round = 0; round < trial.rounds; round += 1) await tryOne(trial, trial.seed + round, outcome)
  return outcome
}

async function tryOne(trial: Trial, seed: number, outcome: Outcome): Promise<void> {
  const start = trial.now()
  try {
    const damaged = (trial.damage ?? mutate)(trial.sample, seed)
    const clean = await trial.clean(damaged)
    outcome.cleaned += 1
    const left = findMarkers(clean, trial.markers)
    const shown = left.length > 0 ? (trial.shown?.(damaged) ?? []) : []
    const hidden = left.filter((marker) => !shown.includes(marker))
    if (hidden.length > 0) outcome.harms.push(`seed ${seed} leaked ${hidden.join(', ')}`)
    else if (left.length > 0) outcome.shown.push(`seed ${seed} shows ${left.join(', ')}`)
  } catch (error) {
    if (error instanceof Unreadable || error instanceof Asked) outcome.refused += 1
    else outcome.harms.push(`seed ${seed} threw ${error instanceof Error ? error.stack : String(error)}`)
  }
  const seconds = (trial.now() - start) / 1000
  if (seconds > (trial.longestSeconds ?? 10)) outcome.harms.push(`seed ${seed} took ${seconds.toFixed(1)} s`)
}
