import type { DisputeView } from '#server/corrections/dispute-queries.ts'
import { Alert } from '#ui/alert.tsx'
import { partialDay } from '../../dates.ts'
import { partName } from './part-name.ts'

/** What of a report is disputed at present, and since when. */
export function Disputes({ disputes }: { disputes: readonly DisputeView[] }) {
  const [first] = disputes
  if (!first) return null
  return (
    <Alert tone="warning" title={`Disputed since ${partialDay(first.disputedOn)}`}>
      <p>Somebody says that this is wrong, and our staff look into it. What they find will stand here.</p>
      <ul className="list-disc pl-5">
        {disputes.map(({ id, part, disputedOn }) => (
          <li key={id}>
            {partName(part)}, since {partialDay(disputedOn)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
