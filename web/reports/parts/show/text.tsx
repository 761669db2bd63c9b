import { cover } from '#domain/publishing/covered-words.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { ReportBody } from '../report-body.tsx'
import { AboutLabels } from './about-labels.tsx'
import type { SectionProps } from './section-props.ts'

/** The report itself, and under a public one what its labels mean. */
export function ReportText({ report, words, english }: SectionProps) {
  const { text, status, reader } = report
  return (
    <>
      {text.words ? (
        // A reader sees no text of what was retracted, so its sender's paper has none either.
        <Card className={reader === 'owner' && status === 'retracted' ? 'print:hidden' : undefined}>
          <ReportBody words={text.words} statements={text.statements} />
        </Card>
      ) : status === 'retracted' ? null : (
        <Alert>{english.reportSections.erased}</Alert>
      )}
      {status === 'approved' && hasCovers(text.words) ? <p>{words.report.covers}</p> : null}
      {status === 'approved' ? (
        <AboutLabels isLabelled={text.statements.length > 0} words={words.aboutReport} />
      ) : null}
    </>
  )
}

function hasCovers(words: SectionProps['report']['text']['words']): boolean {
  return JSON.stringify(words).includes(cover)
}
