import { QrCode } from '../shared/screen/qr-code.tsx'
import { EvidenceChain } from './parts/evidence-chain.tsx'
import { KeysFields } from './parts/keys-fields.tsx'
import { TimeProofCheck } from './parts/time-proof-check.tsx'
import source from './worker-full.ts?source'

/** The full edition: keys of receivers, a signed custody log, and proofs of time. */
export function Screen() {
  return (
    <EvidenceChain edition={{ source, full: { Keys: KeysFields, TimeProof: TimeProofCheck, Qr: QrCode } }} />
  )
}
