import { Link } from 'react-router'
import { fill } from '../../shell/words/fill.ts'
import type { Words } from '../../shell/words/words.ts'

type BackToReportProps = { report: { id: string; referenceNumber: string }; words?: Words['backTo'] }

/** In English, as on staff's pages, unless the page brings its words. */
export function BackToReport({ report, words = { report: 'Back to {number}' } }: BackToReportProps) {
  return <Link to={`/reports/${report.id}`}>{fill(words.report, { number: report.referenceNumber })}</Link>
}
