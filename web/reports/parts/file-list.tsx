import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { attachmentKinds } from '#domain/writing/attachments.ts'
import type { AttachmentView } from '#server/writing/attachments/attachment-queries.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

type FileListProps = {
  words: Words['files']
  files: readonly AttachmentView[]
  /** Leads from each to its preview. */
  reportId?: string
  actionOf?: (file: AttachmentView) => ReactNode
}

/** Files by number, kind and size: their own names are kept nowhere. */
export function FileList({ words, files, reportId, actionOf }: FileListProps) {
  return (
    <ul className="divide-y divide-line">
      {files.map((file) => (
        <li key={file.id} className="flex min-h-11 flex-wrap items-center justify-between gap-3 py-1.5">
          <span>
            {fill(words.file, { number: file.number })}: {attachmentKinds[file.kind].name},{' '}
            {sizeText(file.size)}
          </span>
          {reportId ? (
            <Link
              to={`/reports/${reportId}/attachments/${file.id}/preview`}
              aria-label={`${words.look}: ${fill(words.file, { number: file.number })}`}
              className="text-link underline"
            >
              {words.look}
            </Link>
          ) : null}
          {actionOf?.(file)}
        </li>
      ))}
    </ul>
  )
}

export function sizeText(bytes: number): string {
  return bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1_048_576).toFixed(1)} MB`
}
