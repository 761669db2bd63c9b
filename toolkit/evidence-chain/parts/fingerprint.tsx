import { useContext } from 'react'
import { CopyButton } from '../../shared/screen/copy-button.tsx'
import { EditionContext } from './edition.ts'

/** The SHA-256 of a package's manifest, to copy. */
export function Fingerprint({ sha256 }: { sha256: string }) {
  const { full } = useContext(EditionContext)
  return (
    <div className="mt-2 space-y-2">
      <code className="block rounded-control bg-sunken px-3 py-2 font-mono text-sm break-all">{sha256}</code>
      <CopyButton text={sha256} label="Copy fingerprint" />
      {full ? <full.Qr text={sha256} label="QR code of the fingerprint" /> : null}
    </div>
  )
}
