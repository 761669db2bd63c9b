import { X } from 'lucide-react'
import type { SealedFile } from '../engine/evidence-item.ts'
import { writtenSize } from './written-size.ts'

type SealedFileCardProps = { label: string; file: SealedFile; onRemove?: () => void }

/** A file with its fingerprint. */
export function SealedFileCard({ label, file, onRemove }: SealedFileCardProps) {
  return (
    <div className="min-w-0 rounded-control bg-sunken p-3 text-sm">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 break-words">
          <span className="block text-muted">{label}</span>
          <span className="font-semibold">{file.name}</span>, {writtenSize(file.size)}
        </p>
        {onRemove ? (
          <button
            type="button"
            onClick={onRemove}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-surface"
          >
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">
              Remove {label.toLowerCase()} {file.name}
            </span>
          </button>
        ) : null}
      </div>
      <p className="mt-1 text-muted">SHA-256</p>
      <code className="block font-mono text-xs break-all">{file.sha256}</code>
    </div>
  )
}
