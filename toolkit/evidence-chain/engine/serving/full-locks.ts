import { decryptWithKey, encryptForKeys, isSecretKey } from '../age/lock-for-keys.ts'
import { checkSignature, signHead } from '../signing/log-signature.ts'
import { byPassphrase } from './by-passphrase.ts'
import type { Locks } from './locks.ts'

/** Passphrases, keys and signatures. */
export const fullLocks: Locks = {
  encrypt: (zip, lock, tell) =>
    lock.kind === 'keys'
      ? encryptForKeys(zip, lock.recipients)
      : byPassphrase.encrypt(zip, lock.passphrase, tell),
  decrypt: (file, secret, tell) =>
    isSecretKey(secret) ? decryptWithKey(file, secret) : byPassphrase.decrypt(file, secret, tell),
  signerFor: (key) => (head) => signHead(head, key),
  checkSignature,
}
