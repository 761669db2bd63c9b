import { FileCheck } from 'lucide-react'
import { linkStyles } from '#ui/link-styles.ts'
import type { SectionProps } from './section-props.ts'

type ProofProps = Pick<SectionProps, 'report'> & { words: SectionProps['words']['report'] }

/** Of a report that is or was public: a file by which others check that the log has it. */
export function Proof({ report: { id, status }, words }: ProofProps) {
  if (status !== 'approved' && status !== 'retracted') return null
  return (
    <p className="print:hidden">
      <a
        href={`/reports/${id}/proof.txt`}
        download
        className={`${linkStyles} inline-flex min-h-11 items-center gap-2`}
      >
        <FileCheck aria-hidden="true" className="size-5 shrink-0" />
        {words.proof}
      </a>
    </p>
  )
}
