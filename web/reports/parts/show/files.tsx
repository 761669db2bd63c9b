import { FileList } from '../file-list.tsx'
import type { SectionProps } from './section-props.ts'

export function Files({ report: { id, files }, words }: SectionProps) {
  if (files.length === 0) return null
  return (
    <section className="space-y-2">
      <h2>{words.report.files}</h2>
      <FileList words={words.files} files={files} reportId={id} />
      <p className="text-sm text-muted">{words.report.aboutFiles}</p>
    </section>
  )
}
