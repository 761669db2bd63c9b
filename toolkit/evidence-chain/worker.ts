import { EvidenceRefusal } from './engine/refusal.ts'
import { byPassphrase } from './engine/serving/by-passphrase.ts'
import { serveJobs } from './engine/serving/serve-jobs.ts'

serveJobs({
  encrypt(zip, lock, tell) {
    if (lock.kind === 'keys') throw new EvidenceRefusal('needs-full')
    return byPassphrase.encrypt(zip, lock.passphrase, tell)
  },
  decrypt: byPassphrase.decrypt,
  signerFor: () => null,
  checkSignature: () => ({ kind: 'not-checked' }),
})
