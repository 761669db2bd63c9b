import { FileText, Search, X } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'

type EntryProps = {
  text: string
  isAutomatic: boolean
  isBusy: boolean
  onText(text: string): void
  onAutomatic(isAutomatic: boolean): void
  onCheck(): void
  onCancel(): void
  onFile(file: File): void
}

/** The text, typed, pasted, or from a file that is chosen or dropped here. */
export function Entry({
  text,
  isAutomatic,
  isBusy,
  onText,
  onAutomatic,
  onCheck,
  onCancel,
  onFile,
}: EntryProps) {
  const [isOver, setOver] = useState(false)
  const isEmpty = text === ''

  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files
    setOver(false)
    if (!file) return
    event.preventDefault()
    onFile(file)
  }

  return (
    // The cage allows no forms, so the button does what a form would.
    <div className="space-y-5" aria-busy={isBusy}>
      <section
        aria-label="Text or file"
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'space-y-3 rounded-card',
          isOver ? 'outline-3 outline-offset-4 outline-focus' : '',
        )}
      >
        <Field name="text" label="Text to analyze" hint="Type or paste it, or drop a file here." required>
          <TextArea
            rows={10}
            value={text}
            onChange={(event) => onText(event.target.value)}
            spellCheck={false}
            autoComplete="off"
          />
        </Field>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <label
            className={classNames(
              buttonStyles({ tone: 'secondary', size: 'small' }),
              'cursor-pointer focus-within:outline-3 focus-within:outline-focus',
            )}
          >
            <FileText aria-hidden="true" />
            Choose a file
            <input
              type="file"
              accept=".txt,.docx,.pdf,text/plain,application/pdf"
              className="sr-only"
              onChange={(event) => {
                const [file] = event.target.files ?? []
                if (file) onFile(file)
                event.target.value = ''
              }}
            />
          </label>
          <p className="text-sm text-muted">
            Plain text, Word (.docx) and PDF, up to 25 MB, read on this device. Pictures and scanned pages are
            not read.
          </p>
        </div>
      </section>
      <Checkbox
        name="automatic"
        label="Also anonymize my text automatically"
        checked={isAutomatic}
        onChange={(event) => onAutomatic(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="button" disabled={isEmpty || isBusy} onClick={onCheck}>
          <Search />
          {isBusy ? 'Checking...' : 'Check Anonymity'}
        </Button>
        {isBusy ? (
          <Button type="button" tone="secondary" onClick={onCancel}>
            <X />
            Cancel
          </Button>
        ) : null}
      </div>
    </div>
  )
}
