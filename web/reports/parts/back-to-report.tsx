import { Link } from 'react-router'
import { fill } from '#words/fill.ts'
import { backWords } from '#words/in-scripts/back-words.ts'
import type { Words } from '#words/words.ts'

type BackToReportProps = { report: { id: string; referenceNumber: string }; words?: Words['backTo'] }

export function BackToReport({ report, words = backWords }: BackToReportProps) {
  return <Link to={`/reports/${report.id}`}>{fill(words.report, { number: report.referenceNumber })}</Link>
}
