import { startWorker } from '../shared/screen/start-worker.ts'
import type { Argon2Work } from './engine/derive-master-key.ts'
import { argon2Input, type Derivation } from './engine/keys.ts'
import type { KeyReport } from './worker.ts'
import source from './worker.ts?source'

/** How far a key is: a share from 0 to 1, or undefined as long as nothing is known. */
export type KeyProgress = { fraction: number | undefined }

export type KeyMaking = { masterKey: Promise<Uint8Array>; cancel: () => void }

/** The person stopped it. */
export class Cancelled extends Error {}

/** Makes a master key in a worker of its own, which ends with it: its memory is given back, and nothing freezes. */
export function makeKey(derivation: Derivation, onProgress: (progress: KeyProgress) => void): KeyMaking {
  const worker = startWorker(source)
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  let ticking: ReturnType<typeof setInterval> | undefined
  const end = () => {
    clearInterval(ticking)
    worker.terminate()
  }
  worker.addEventListener('error', () => reject(new Error('The worker stopped.')))
  worker.addEventListener('message', ({ data }: MessageEvent<KeyReport>) => {
    if (data.kind === 'made') resolve(data.masterKey)
    else if (data.kind === 'failed') reject(new Error('The key could not be made.'))
    else if (data.kind === 'progress') onProgress({ fraction: data.fraction })
    else ticking = reportPace(data.milliseconds, onProgress)
  })
  const work: Argon2Work = { ...argon2Input(derivation), cost: derivation.cost }
  worker.postMessage(work)
  return { masterKey: promise.finally(end), cancel: () => reject(new Cancelled()) }
}

/** WebAssembly works in one piece, so between start and end the bar follows the clock; it waits short of the end. */
function reportPace(expected: number, onProgress: (progress: KeyProgress) => void) {
  const start = performance.now()
  const pace = 100
  return setInterval(() => onProgress({ fraction: paceOf((performance.now() - start) / expected) }), pace)
}

function paceOf(share: number): number {
  return share < 0.8 ? share : 1 - 0.2 * Math.exp(-(share - 0.8) / 0.4)
}
