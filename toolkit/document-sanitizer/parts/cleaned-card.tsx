import { gravestOf } from '@fitila/sanitizer/gravest'
import { Download } from 'lucide-react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { HandOver } from '../../shared/screen/workspace/hand-over.tsx'
import { BeforeAndNow } from './before-and-now.tsx'
import type { Cleaned } from './entries.ts'
import { FindingsList } from './findings-list.tsx'
import { FullEditionOffer } from './full-edition-offer.tsx'
import { handedOver } from './handed-over.ts'
import { comparedSize } from './written.ts'

type CleanedCardProps = { cleaned: Cleaned; edition: 'light' | 'full'; onDownload(): void }

/** One cleaned file: what may still betray a person, the file before and now, and all that was found. */
export function CleanedCard({ cleaned, edition, onDownload }: CleanedCardProps) {
  const { before, name, result } = cleaned
  const { found, kept, bytes } = result
  const gravest = gravestOf(result)
  return (
    <Card as="li" className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3>{name}</h3>
          <p className="text-sm text-muted">
            from <span className="break-all">{before.name}</span>, {comparedSize(before.size, bytes.length)}
          </p>
        </div>
        <Button type="button" size="small" aria-label={`Download ${name}`} onClick={onDownload}>
          <Download />
          Download
        </Button>
      </div>
      {gravest.risks.length > 0 ? (
        <Alert tone="warning" title="Still in the copy">
          <ul className="list-disc space-y-1 pl-5 break-words">
            {gravest.risks.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {edition === 'light' && kept.some(({ isUnsure }) => isUnsure) ? (
        <Alert title="We cannot be sure that readers see all that is left">
          <p>
            The full edition can turn the pages into pictures. Then nothing lies behind or beside what is
            drawn.
          </p>
          <FullEditionOffer />
        </Alert>
      ) : null}
      <BeforeAndNow cleaned={cleaned} gravest={gravest} />
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
      <FindingsList title="Found and removed" lines={found} />
      <FindingsList title="Kept, and why" lines={kept} />
    </Card>
  )
}

/** What the Anonymity Checker reads. */
const readByChecker = ['text', 'docx', 'pdf'] as const
