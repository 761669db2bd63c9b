import { Download } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { HandOver } from '../../shared/screen/workspace/hand-over.tsx'
import { gravestOf } from '../engine/gravest.ts'
import type { Cleaned } from './entries.ts'
import { FindingsList } from './findings-list.tsx'
import { handedOver } from './handed-over.ts'
import { comparedSize, inKilobytes } from './written.ts'

/** One cleaned file: what happened to it, and what was found. */
export function CleanedCard({ cleaned, onDownload }: { cleaned: Cleaned; onDownload(): void }) {
  const { before, name, result } = cleaned
  const { found, kept, bytes } = result
  const gravest = gravestOf(result)
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
      <div className="flex flex-wrap gap-2">
        <HandOver
          to="evidence-chain"
          label={`Add ${name} to the evidence`}
          parcels={() => [handedOver(cleaned)]}
        >
          Add to the evidence
        </HandOver>
        {readByChecker.some((kind) => kind === result.kind) ? (
          <HandOver
            to="anonymity-checker"
            label={`Check the words of ${name}`}
            parcels={() => [handedOver(cleaned)]}
          >
            Check its words
          </HandOver>
        ) : null}
      </div>
      {found.length === 0 ? (
        <p>Nothing was found that had to be removed. The file was made anew all the same.</p>
      ) : null}
      {gravest.length > 0 ? (
        <ul className="list-disc space-y-1 pl-6 break-words">
          {gravest.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      <FindingsList title="Found and removed" lines={found} />
      <FindingsList title="Kept, and why" lines={kept} />
    </Card>
  )
}

/** What the Anonymity Checker reads. */
const readByChecker = ['text', 'docx', 'pdf'] as const
