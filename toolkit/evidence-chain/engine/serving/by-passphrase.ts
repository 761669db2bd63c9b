import { decrypt, encrypt, usualWork } from '../age/encrypt.ts'
import type { OnBytes } from '../fingerprint.ts'

/** The passphrase format of age, as both editions write and read it. */
export const byPassphrase = {
  encrypt: (zip: Blob, passphrase: string, tell: OnBytes) =>
    encrypt(zip, { passphrase, workFactor: usualWork }, chance, tell),
  decrypt,
}

function chance(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length))
}
