import { Button } from '#ui/button.tsx'
import { copyText } from '../../shared/screen/copy-text.ts'
import { showToast } from '../../shared/screen/toaster.tsx'

/** The SHA-256 of a package's manifest, to copy. */
export function Fingerprint({ sha256 }: { sha256: string }) {
  return (
    <div className="mt-2 space-y-2">
      <code className="block rounded-control bg-sunken px-3 py-2 font-mono text-sm break-all">{sha256}</code>
      <CopyButton text={sha256} label="Copy fingerprint" />
    </div>
  )
}

export function CopyButton({ text, label }: { text: string; label: string }) {
  async function copy() {
    const isCopied = await copyText(text)
    if (isCopied) showToast({ title: 'Copied to clipboard' })
    else showToast({ title: 'Not copied', description: 'This browser did not allow it.', tone: 'warning' })
  }

  return (
    <Button type="button" tone="secondary" size="small" onClick={copy} disabled={text === ''}>
      {label}
    </Button>
  )
}
