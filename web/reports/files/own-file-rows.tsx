import { attachmentKinds } from '#domain/writing/attachments.ts'
import { foundSorts } from '#domain/writing/cleaning.ts'
import type { OwnFile } from '#server/writing/attachments/attachment-queries.ts'
import type { OwnFiles } from '#server/writing/attachments/own-files.ts'
import { Button } from '#ui/button.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { sizeText } from '../parts/file-list.tsx'
import { toRemove } from './removed-file.ts'

type SaidOfFiles = Words['senderFiles']

/** The files that are here, for their sender: what was removed from each, and a button to take it away again. */
export function OwnFileRows({ files, words }: { files: OwnFiles; words: SaidOfFiles }) {
  if (files.whole.length + files.unfinished.length === 0) return null
  return (
    <ul aria-label={words.list} className="divide-y divide-line rounded border border-line">
      {files.whole.map((file) => (
        <li key={file.id} className="space-y-1 p-3">
          <p className="flex flex-wrap justify-between gap-2">
            <strong className="font-semibold">{fill(words.file, { number: file.number })}</strong>
            <span className="text-muted">
              {attachmentKinds[file.kind].name}, {sizeText(file.size)}
            </span>
          </p>
          {file.name ? <p className="text-sm break-all text-muted">{file.name}</p> : null}
          <p>{aboutCleaning(file, words)}</p>
          {file.hasOriginal ? <p>{words.hasOriginal}</p> : null}
          {file.arrivedOn ? (
            <p className="text-sm text-muted">{fill(words.arrived, { day: partialDay(file.arrivedOn) })}</p>
          ) : (
            <Removal id={file.id} label={fill(words.removeFile, { number: file.number })} words={words} />
          )}
        </li>
      ))}
      {files.unfinished.map(({ id }) => (
        <li key={id} className="space-y-1 p-3">
          <p>{words.unfinished}</p>
          <Removal id={id} label={words.removeUnfinished} words={words} />
        </li>
      ))}
    </ul>
  )
}

type RemovalProps = { id: string; label: string; words: Pick<SaidOfFiles, 'remove'> }

export function Removal({ id, label, words }: RemovalProps) {
  return (
    <Button
      name="intent"
      value={toRemove(id)}
      tone="secondary"
      size="small"
      formNoValidate
      aria-label={label}
    >
      {words.remove}
    </Button>
  )
}

/** What was done, and the worst of what the file told. */
export function aboutCleaning(
  { cleaning, found }: Pick<OwnFile, 'cleaning' | 'found'>,
  words: Pick<SaidOfFiles, 'state' | 'found' | 'nothingFound'>,
): string {
  if (cleaning !== 'device' && cleaning !== 'server') return words.state[cleaning]
  const telling = foundSorts.filter((sort) => found.includes(sort)).slice(0, 2)
  const said = telling.map((sort) => words.found[sort])
  return [words.state[cleaning], ...(said.length > 0 ? said : [words.nothingFound])].join(' ')
}
