import { EvidenceChain } from './parts/evidence-chain.tsx'
import source from './worker.ts?source'

/** Specification 2.7 and 4.9. The light edition: packages are locked with a passphrase. */
export function Screen() {
  return <EvidenceChain edition={{ source, full: null }} />
}
