import { kinds } from '@fitila/sanitizer/kinds'
import { writeZip } from '@fitila/sanitizer/zip/write-zip'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { saveFile, tellWhereToLook } from '../../shared/screen/save-file.ts'
import { useResultInSight } from '../../shared/screen/use-result-in-sight.ts'
import { CleanedCard } from './cleaned-card.tsx'
import { type Cleaned, cleanedOf, type Entry } from './entries.ts'
import { ForReport } from './for-report.tsx'
import { SecurityNote } from './security-note.tsx'
import { countOf } from './written.ts'

type DownloadPanelProps = {
  entries: readonly Entry[]
  edition: 'light' | 'full'
  onStartOver(): void
}

/** The second tab: the cleaned copies, what was in the files, and what no cleaner can see. */
export function DownloadPanel({ entries, edition, onStartOver }: DownloadPanelProps) {
  const heading = useResultInSight<HTMLHeadingElement>()
  const cleaned = cleanedOf(entries)
  const others = entries.flatMap(({ id, file, status }) =>
    status.kind === 'refused' ? [{ id, name: file.name, message: status.message }] : [],
  )
  const asking = entries.filter(({ status }) => status.kind === 'asked').length
  return (
    <section aria-label="Cleaned files" className="space-y-6">
      <Alert tone="success">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-6 text-lg">
          {countOf(cleaned.length, 'file is', 'files are')} cleaned and ready
        </h2>
        <p>Cleaned, checked again, and renamed.</p>
      </Alert>
      {asking > 0 ? (
        <Alert tone="warning">
          {countOf(asking, 'file waits', 'files wait')} for an answer of yours, under “Upload Files”.
        </Alert>
      ) : null}
      <ul aria-label="Cleaned files" className="space-y-4">
        {cleaned.map((one) => (
          <CleanedCard key={one.id} cleaned={one} edition={edition} onDownload={() => download(one)} />
        ))}
      </ul>
      {others.length > 0 ? (
        <Alert tone="danger" title={`${countOf(others.length, 'file was', 'files were')} not cleaned`}>
          <ul className="list-disc space-y-1 pl-5 break-words">
            {others.map(({ id, name, message }) => (
              <li key={id}>
                {name}: {message}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <ForReport />
      <SecurityNote />
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => downloadAll(cleaned)}>
          Download All
        </Button>
        <Button type="button" tone="secondary" onClick={onStartOver}>
          Start Over
        </Button>
      </div>
    </section>
  )
}

function download({ name, result }: Cleaned): void {
  saveFile(name, new Uint8Array(result.bytes), kinds[result.kind].mediaType)
  tellWhereToLook(name)
}

/** The same files give the same bytes; the name says nothing either. */
function downloadAll(cleaned: readonly Cleaned[]): void {
  const entries = cleaned.map(({ name, result }) => ({
    path: name,
    bytes: result.bytes,
    packing: 'stored' as const,
  }))
  saveFile('files.zip', writeZip(entries), kinds.zip.mediaType)
  tellWhereToLook('files.zip', 'All files downloaded')
}
