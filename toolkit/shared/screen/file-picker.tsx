import type { ChangeEvent, DragEvent } from 'react'

type FilePickerProps = {
  id: string
  label: string
  hint?: string
  multiple?: boolean
  accept?: string
  disabled: boolean
  onFiles(files: File[]): void
}

/** A field for files, which also takes what is dropped on it. It is emptied at once: the files are the caller's now. */
export function FilePicker({
  id,
  label,
  hint,
  multiple = false,
  accept,
  disabled,
  onFiles,
}: FilePickerProps) {
  function take(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) onFiles(files)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    if (files.length > 0 && !disabled) onFiles(multiple ? files : files.slice(0, 1))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the field inside does the same.
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="space-y-1.5 rounded-control border border-dashed border-edge p-3"
    >
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={take}
        className="block min-h-11 w-full cursor-pointer py-1.5 text-sm file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border file:border-edge file:bg-surface file:px-3 file:font-semibold file:text-ink disabled:opacity-60"
      />
    </div>
  )
}
