import { argon2idAsync } from '@noble/hashes/argon2.js'
import { argon2id } from 'hash-wasm'
import type { Cost } from './cost.ts'
import { argon2Input, keyLength } from './keys.ts'

export type Derivation = { channelId: string; accessCode: string; cost: Cost }

/** Argon2id (RFC 9106, version 1.3) in WebAssembly; one call, so it cannot say how far it is. */
export function deriveMasterKey({ cost, ...codes }: Derivation): Promise<Uint8Array> {
  return argon2id({
    ...argon2Input(codes),
    memorySize: cost.memory * 1024,
    iterations: cost.passes,
    parallelism: 1,
    hashLength: keyLength,
    outputType: 'binary',
  })
}

/** The same in plain JavaScript, for browsers that switch WebAssembly off: several times slower, but it tells how far it is. */
export function deriveMasterKeyInScript(
  { cost, ...codes }: Derivation,
  onProgress: (fraction: number) => void,
): Promise<Uint8Array> {
  const { password, salt } = argon2Input(codes)
  const size = { m: cost.memory * 1024, t: cost.passes, p: 1, dkLen: keyLength }
  return argon2idAsync(password, salt, { ...size, onProgress })
}
