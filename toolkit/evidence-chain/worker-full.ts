import { decryptWithKey, encryptForKeys, isSecretKey } from './engine/age/lock-for-keys.ts'
import { byPassphrase } from './engine/serving/by-passphrase.ts'
import { serveJobs } from './engine/serving/serve-jobs.ts'
import { withoutSubtle } from './engine/serving/without-subtle.ts'
import { checkSignature, signHead } from './engine/signing/log-signature.ts'

withoutSubtle()
serveJobs({
  encrypt: (zip, lock, tell) =>
    lock.kind === 'keys'
      ? encryptForKeys(zip, lock.recipients)
      : byPassphrase.encrypt(zip, lock.passphrase, tell),
  decrypt: (file, secret, tell) =>
    isSecretKey(secret) ? decryptWithKey(file, secret) : byPassphrase.decrypt(file, secret, tell),
  signerFor: (key) => (head) => signHead(head, key),
  checkSignature,
})
