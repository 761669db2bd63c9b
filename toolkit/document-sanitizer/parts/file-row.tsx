import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { Entry } from './entries.ts'
import { FileProgress } from './file-progress.tsx'
import { FileQuestion } from './file-question.tsx'
import { inKilobytes } from './written.ts'

type FileRowProps = {
  entry: Entry
  isBusy: boolean
  onRemove(): void
  onCancel(): void
  onAnswer(words: Partial<Pick<Entry, 'password' | 'hidden'>>): void
}

/** One chosen file: its name and size, how far it is, and what it asks. */
export function FileRow({ entry, isBusy, onRemove, onCancel, onAnswer }: FileRowProps) {
  const { file, status } = entry
  return (
    <Card as="li" className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 break-all">
          <span className="font-semibold">{file.name}</span>{' '}
          <span className="whitespace-nowrap text-sm text-muted">{inKilobytes(file.size)}</span>
        </p>
        <Button
          type="button"
          tone="secondary"
          size="small"
          disabled={isBusy}
          aria-label={`Remove ${file.name}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
      {status.kind === 'working' ? (
        <FileProgress name={file.name} share={status.share} onCancel={onCancel} />
      ) : null}
      {status.kind === 'done' ? <p className="text-sm text-success">Cleaned</p> : null}
      {status.kind === 'refused' ? (
        <p className="text-sm">
          <strong className="text-danger">Not cleaned.</strong> {status.message}
        </p>
      ) : null}
      {status.kind === 'asked' ? (
        <FileQuestion entry={entry} question={status.question} isBusy={isBusy} onAnswer={onAnswer} />
      ) : null}
    </Card>
  )
}
