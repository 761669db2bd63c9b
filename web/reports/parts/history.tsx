import type { HistoryEntry } from '#server/reports/show-report.ts'
import { Timeline } from '#ui/timeline.tsx'
import { momentOf } from '../../dates.ts'

/** Who did what and when, newest first. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const events = entries.toReversed().map((entry) => ({
    id: `${entry.at} ${entry.kind}`,
    title: entry.name,
    who: entry.by,
    when: { iso: entry.at, text: momentOf(entry.at) },
    detail: entry.alone
      ? 'Verified and approved by the same person, because the staff had only one member then.'
      : null,
  }))
  return (
    <section className="space-y-3">
      <h2>History</h2>
      <Timeline events={events} />
    </section>
  )
}
