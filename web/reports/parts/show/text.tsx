import { Card } from '#ui/card.tsx'
import { ReportBody } from '../report-body.tsx'
import { AboutLabels } from './about-labels.tsx'
import type { SectionProps } from './section-props.ts'

/** The report itself, and under a public one what its labels mean. */
export function ReportText({ report, words }: SectionProps) {
  const { text, status } = report
  return (
    <>
      {text.words ? (
        <Card>
          <ReportBody words={text.words} statements={text.statements} />
        </Card>
      ) : null}
      {status === 'approved' ? (
        <AboutLabels isLabelled={text.statements.length > 0} words={words.aboutReport} />
      ) : null}
    </>
  )
}
