import { Link } from 'react-router'

export function BackToReport({ report }: { report: { id: string; referenceNumber: string } }) {
  return <Link to={`/reports/${report.id}`}>Back to {report.referenceNumber}</Link>
}
