import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Cleaned } from './entries.ts'
import { FindingsList } from './findings-list.tsx'
import { comparedSize, inKilobytes } from './written.ts'

const fewLines = 8

/** One cleaned file: what became of it, and what was found. */
export function CleanedCard({ cleaned, onDownload }: { cleaned: Cleaned; onDownload(): void }) {
  const { before, name, result } = cleaned
  const { found, kept, bytes } = result
  return (
    <Card as="li" className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3>{name}</h3>
          <p className="text-sm text-muted">
            from <span className="break-all">{before.name}</span>, {inKilobytes(bytes.length)},{' '}
            {comparedSize(before.size, bytes.length)}
          </p>
        </div>
        <Button type="button" size="small" aria-label={`Download ${name}`} onClick={onDownload}>
          <Download />
          Download
        </Button>
      </div>
      {found.length === 0 ? (
        <p>Nothing was found that had to be removed. The file was made anew all the same.</p>
      ) : null}
      <FindingsList title="Found and removed" lines={found} isOpen={found.length <= fewLines} />
      <FindingsList title="Kept, and why" lines={kept} isOpen={kept.length <= fewLines} />
    </Card>
  )
}
