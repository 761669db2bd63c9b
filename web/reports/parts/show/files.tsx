import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { FileList } from '../file-list.tsx'
import type { SectionProps } from './section-props.ts'

export function Files({ report: { id, files, conversation, reader }, words }: SectionProps) {
  const mayAddFiles = conversation.writesAs === 'source'
  if (files.length === 0 && !mayAddFiles) return null
  return (
    // Its sender sees more of them than a reader does.
    <section className={reader === 'owner' ? 'space-y-2 print:hidden' : 'space-y-2'}>
      <h2>{words.report.files}</h2>
      {files.length > 0 ? (
        <>
          <FileList words={words.files} files={files} reportId={id} />
          <p className="text-sm text-muted">{words.report.aboutFiles}</p>
        </>
      ) : null}
      {mayAddFiles ? (
        <Link to={`/reports/${id}/files`} className={buttonStyles({ tone: 'secondary' })}>
          {words.report.addFiles}
        </Link>
      ) : null}
    </section>
  )
}
