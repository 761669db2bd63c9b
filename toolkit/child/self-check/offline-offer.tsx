import { edition } from 'virtual:fitila-edition'
import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { askShell } from '../../shared/screen/ask-shell.ts'

/** Offers the file to carry; inside of that file it says what the file is. */
export function OfflineOffer() {
  if (edition.kind === 'file') {
    return (
      <p className="text-muted">
        You are using the offline edition: one file that needs no server. Its SHA-256 is beside the download
        on the site it came from. Compare it before you trust a copy from another person.
      </p>
    )
  }
  return (
    <div className="space-y-3 border-t border-line pt-4">
      <p>
        <strong className="font-semibold">Take it with you.</strong> The whole toolkit is one file that opens
        without a connection. If this is its SHA-256, it is the file that we built:
      </p>
      <p>
        <code className="block rounded-control bg-sunken px-3 py-2 font-mono text-sm break-all">
          {edition.offlineSha256}
        </code>
      </p>
      <Button type="button" tone="secondary" onClick={() => askShell({ kind: 'offline-file' })}>
        <Download />
        Download fitila-toolkit.html
      </Button>
    </div>
  )
}
