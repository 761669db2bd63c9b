import { argon2id } from 'hash-wasm'
import type { Cost } from './cost.ts'

const sample: Cost = { memory: 8, passes: 1 }

/** About how long a derivation will take on this device, from a small one: WebAssembly cannot say how far it is. */
export async function estimateMilliseconds({ memory, passes }: Cost, clock: () => number): Promise<number> {
  await derive({ memory: 1, passes: 1 })
  const start = clock()
  await derive(sample)
  return ((clock() - start) * memory * passes) / (sample.memory * sample.passes)
}

function derive({ memory, passes }: Cost): Promise<Uint8Array> {
  return argon2id({
    password: 'how fast',
    salt: 'is this device?',
    memorySize: memory * 1024,
    iterations: passes,
    parallelism: 1,
    hashLength: 32,
    outputType: 'binary',
  })
}
