import { type Argon2Work, deriveMasterKey, deriveMasterKeyInScript } from './engine/derive-master-key.ts'
import { estimateMilliseconds } from './engine/estimate.ts'

/** What the worker tells while it makes a key. It makes one, then it is ended, and its memory with it. */
export type KeyReport =
  | { kind: 'expected'; milliseconds: number }
  | { kind: 'progress'; fraction: number }
  | { kind: 'made'; masterKey: Uint8Array }
  | { kind: 'failed' }

addEventListener('message', ({ data }: MessageEvent<Argon2Work>) => {
  makeKey(data).then(
    (masterKey) => report({ kind: 'made', masterKey }),
    () => report({ kind: 'failed' }),
  )
})

async function makeKey(work: Argon2Work): Promise<Uint8Array> {
  const milliseconds = await estimateMilliseconds(work.cost, clock).catch(() => undefined)
  if (milliseconds === undefined) return deriveMasterKeyInScript(work, reportProgress)
  report({ kind: 'expected', milliseconds })
  return deriveMasterKey(work)
}

const clock = () => performance.now()

function reportProgress(fraction: number): void {
  report({ kind: 'progress', fraction })
}

function report(words: KeyReport): void {
  postMessage(words)
}
