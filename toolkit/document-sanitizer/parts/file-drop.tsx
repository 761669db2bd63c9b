import { Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import { classNames } from '#ui/class-names.ts'

/** The whole area takes what is dropped on it, and opens the browser's own choice of files. */
export function FileDrop({ isDisabled, onFiles }: { isDisabled: boolean; onFiles(files: File[]): void }) {
  const [isOver, setOver] = useState(false)

  function take(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0 && !isDisabled) onFiles(files)
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-center gap-2 rounded-card border-2 border-dashed px-4 py-8 text-center',
        'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        isOver ? 'border-accent bg-sunken' : 'border-edge bg-surface',
        isDisabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer hover:bg-sunken',
      )}
    >
      <Upload aria-hidden="true" className="size-8 text-muted" />
      <span className="font-semibold">Choose files, or drop them here</span>
      <span className="text-sm text-muted">PDF, Word, Excel, PowerPoint, Images (up to 25MB)</span>
      <span className="text-sm text-muted">
        Also OpenDocument, sound, video, e-books, mails (Outlook’s .msg too), web pages, ZIP and plain text.
        At most 200 MB in one go.
      </span>
      <input type="file" multiple disabled={isDisabled} onChange={take} className="sr-only" />
    </label>
  )
}
