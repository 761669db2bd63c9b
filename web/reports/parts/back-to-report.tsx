import { Link } from 'react-router'
import { backWords } from '../../shell/back-words.ts'
import { fill } from '../../shell/words/fill.ts'
import type { Words } from '../../shell/words/words.ts'

type BackToReportProps = { report: { id: string; referenceNumber: string }; words?: Words['backTo'] }

export function BackToReport({ report, words = backWords }: BackToReportProps) {
  return <Link to={`/reports/${report.id}`}>{fill(words.report, { number: report.referenceNumber })}</Link>
}
