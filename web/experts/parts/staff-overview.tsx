import { Link } from 'react-router'
import type { StaffDashboard } from '#server/experts/dashboard.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { useNames } from '../../page-names.ts'

type StaffOverviewProps = { staff: StaffDashboard; words: Words['expertDashboard'] }

/** For staff: what experts work on, what is overdue, and where no expert is free. */
export function StaffOverview({ staff, words }: StaffOverviewProps) {
  const names = useNames('expertiseAreaNames', 'expertZoneNames', 'assignmentStateNames')
  return (
    <>
      <section className="space-y-3">
        <h2>{`${words.open} (${staff.open.length})`}</h2>
        {staff.open.length === 0 ? <p>{words.noneOpen}</p> : null}
        <ul className="space-y-3">
          {staff.open.map((row) => (
            <Card as="li" key={row.id} className="flex flex-wrap items-center gap-3">
              <Link to={`/reports/${row.reportId}/experts`} className={linkStyles}>
                {`${row.number}: ${names.expertiseAreaNames[row.area]}`}
              </Link>
              <Badge>{names.assignmentStateNames[row.state]}</Badge>
              {row.isOverdue ? <Badge tone="warning">{words.overdue}</Badge> : null}
              <span className="text-sm text-muted">{fill(words.due, { day: partialDay(row.dueOn) })}</span>
              {row.talk ? (
                <span className="text-sm text-muted">
                  {fill(words.talk[row.talk.last], { count: row.talk.count })}
                </span>
              ) : null}
            </Card>
          ))}
        </ul>
      </section>
      <Card className="space-y-3">
        <h2>{words.load}</h2>
        <DescriptionList
          items={staff.areas.map(({ area, experts, open }) => ({
            term: names.expertiseAreaNames[area],
            detail: fill(words.loadOf, { experts, open }),
          }))}
        />
      </Card>
      <Card className="space-y-3">
        <h2>{words.gaps}</h2>
        <p>{words.gapsText}</p>
        <DescriptionList
          items={staff.gaps.map(({ zone, areas }) => ({
            term: names.expertZoneNames[zone],
            detail:
              areas.length === staff.areas.length
                ? words.everyArea
                : areas.map((area) => names.expertiseAreaNames[area]).join(', ') || words.noGap,
          }))}
        />
      </Card>
    </>
  )
}
