import { argon2idAsync } from '@noble/hashes/argon2.js'
import { argon2id } from 'hash-wasm'
import type { Cost } from './cost.ts'

/** What Argon2id is given, and how much work it shall be. The codes are made into it outside of the worker, which is smaller so. */
export type Argon2Work = { password: Uint8Array; salt: Uint8Array; cost: Cost }

const hashLength = 32

/** Argon2id (RFC 9106, version 1.3) in WebAssembly; one call, so it cannot say how far it is. */
export function deriveMasterKey({ password, salt, cost }: Argon2Work): Promise<Uint8Array> {
  return argon2id({
    password,
    salt,
    memorySize: cost.memory * 1024,
    iterations: cost.passes,
    parallelism: 1,
    hashLength,
    outputType: 'binary',
  })
}

/** The same in plain JavaScript, for browsers that switch WebAssembly off: several times slower, but it tells how far it is. */
export function deriveMasterKeyInScript(
  { password, salt, cost }: Argon2Work,
  onProgress: (fraction: number) => void,
): Promise<Uint8Array> {
  const size = { m: cost.memory * 1024, t: cost.passes, p: 1, dkLen: hashLength }
  return argon2idAsync(password, salt, { ...size, onProgress })
}
