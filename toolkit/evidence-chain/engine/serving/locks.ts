import type { OnBytes } from '../fingerprint.ts'
import type { Lock, SignatureState } from '../jobs.ts'
import type { SignHead } from '../package/build-package.ts'

/** What the editions do in different ways. */
export type Locks = {
  encrypt(zip: Blob, lock: Lock, tell: OnBytes): Promise<Blob>
  decrypt(file: Blob, secret: string, tell: OnBytes): Promise<Blob>
  signerFor(key: Uint8Array): SignHead | null
  checkSignature(text: string, head: string): SignatureState
}
