import { Button } from '#ui/button.tsx'
import { EditionNote } from './edition-note.tsx'
import type { Entry } from './entries.ts'
import { FileDrop } from './file-drop.tsx'
import { FileRow } from './file-row.tsx'
import { PdfWayChoice } from './pdf-way-choice.tsx'
import { PhotoWayChoice } from './photo-way-choice.tsx'
import type { Batch } from './use-batch.ts'

type UploadPanelProps = {
  edition: 'light' | 'full'
  batch: Batch
  onFiles(files: File[]): void
  onClean(): void
  onAnswer(entry: Entry, words: Partial<Pick<Entry, 'password' | 'hidden'>>): void
}

/** The first tab: which files, and how. */
export function UploadPanel({ edition, batch, onFiles, onClean, onAnswer }: UploadPanelProps) {
  const { entries, isBusy } = batch
  return (
    <div className="space-y-6" aria-busy={isBusy}>
      <EditionNote edition={edition} />
      <FileDrop isDisabled={isBusy} onFiles={onFiles} />
      <p className="text-sm text-muted">
        <strong className="font-semibold text-ink">Keep your original safe.</strong> You get a cleaned copy.
        The original may be needed as evidence, and it still tells everything: send only the copy.
      </p>
      {entries.length > 0 ? (
        <ul aria-label="Chosen files" className="space-y-3">
          {entries.map((entry) => (
            <FileRow
              key={entry.id}
              entry={entry}
              isBusy={isBusy}
              onRemove={() => batch.remove(entry.id)}
              onCancel={batch.cancel}
              onAnswer={(words) => onAnswer(entry, words)}
            />
          ))}
        </ul>
      ) : null}
      {edition === 'full' ? (
        <>
          <PdfWayChoice batch={batch} isDisabled={isBusy} />
          <PhotoWayChoice batch={batch} isDisabled={isBusy} />
        </>
      ) : null}
      {/* Not disabled for good: a press without a file is answered by a message. */}
      <Button
        type="button"
        disabled={isBusy}
        aria-disabled={entries.length === 0 ? true : undefined}
        onClick={onClean}
      >
        {isBusy ? 'Processing...' : 'Sanitize Files'}
      </Button>
    </div>
  )
}
