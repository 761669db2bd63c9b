import { byPassphrase } from './by-passphrase.ts'
import { EvidenceRefusal } from './engine/refusal.ts'
import { serveJobs } from './serve-jobs.ts'

serveJobs({
  encrypt(zip, lock, tell) {
    if (lock.kind === 'keys') throw new EvidenceRefusal('needs-full')
    return byPassphrase.encrypt(zip, lock.passphrase, tell)
  },
  decrypt: byPassphrase.decrypt,
  signerFor: () => null,
  checkSignature: () => ({ kind: 'not-checked' }),
})
