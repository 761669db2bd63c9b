import { CopyButton } from '../../shared/screen/copy-button.tsx'

/** The SHA-256 of a package's manifest, to copy. */
export function Fingerprint({ sha256 }: { sha256: string }) {
  return (
    <div className="mt-2 space-y-2">
      <code className="block rounded-control bg-sunken px-3 py-2 font-mono text-sm break-all">{sha256}</code>
      <CopyButton text={sha256} label="Copy fingerprint" />
    </div>
  )
}
