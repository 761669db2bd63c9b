import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { LogLine } from '../log-line.tsx'
import type { SectionProps } from './section-props.ts'

/** What was corrected and answered in one report. */
export function ChangeLog({ report, english }: Pick<SectionProps, 'report' | 'english'>) {
  const words = english.reportSections.changeLog
  const entries = report.corrections.log
  if (report.status !== 'approved' || entries.length === 0) return null
  return (
    <section className="space-y-3">
      <h2>{words.title}</h2>
      <ul className="space-y-3">
        {entries.map((entry) => (
          <Card as="li" key={entry.id} className="space-y-2">
            <LogLine entry={entry} />
          </Card>
        ))}
      </ul>
      <p className="text-sm print:hidden">
        <Link to="/corrections" className={linkStyles}>
          {words.all}
        </Link>
      </p>
    </section>
  )
}
