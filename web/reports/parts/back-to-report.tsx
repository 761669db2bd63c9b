import { Link } from 'react-router'
import { fill } from '#words/fill.ts'
import { useNames } from '../../page-names.ts'

export function BackToReport({ report }: { report: { id: string; referenceNumber: string } }) {
  const { backTo } = useNames('backTo')
  return <Link to={`/reports/${report.id}`}>{fill(backTo.report, { number: report.referenceNumber })}</Link>
}
