import { Link } from 'react-router'
import { type QueueFilters, withoutFilters } from '#domain/cases/queue-filters.ts'
import { decidedStatuses, type Stage, stages } from '#domain/cases/stages.ts'
import type { Queue } from '#server/cases/list-queue.ts'
import type { Words } from '#words/words.ts'
import { useNames } from '../../page-names.ts'
import { bringIntoSight } from '../../shell/trail/bring-into-sight.ts'

type Props = {
  words: Words['queue']
  filters: Pick<QueueFilters, 'stage' | 'status'>
  queue: Pick<Queue, 'counts' | 'stageCounts'>
}

/** The stages with their counts. What is closed has a second row: how it was decided. */
export function StageTabs({ words, filters: { stage, status }, queue: { counts, stageCounts } }: Props) {
  const { stageNames, statuses: statusNames } = useNames('stageNames', 'statuses')
  const open = stageCounts.new + stageCounts.assigned + stageCounts.verified + stageCounts['to-approve']
  const isClosed = stage === 'closed' || (stage === null && status !== 'pending')
  const chosen: Stage | null = isClosed ? 'closed' : stage
  return (
    <>
      <nav aria-label={words.stage} className={row}>
        <Link to="/admin" aria-current={chosen === null ? 'page' : undefined} className={tab}>
          {words.allOpen} ({open})
        </Link>
        {stages.map((each) => (
          <Link
            key={each}
            ref={chosen === each ? bringIntoSight : undefined}
            to={`/admin?stage=${each}`}
            aria-current={chosen === each ? 'page' : undefined}
            className={tab}
          >
            {stageNames[each]} ({stageCounts[each]})
          </Link>
        ))}
      </nav>
      {isClosed ? (
        <nav aria-label={words.status} className={row}>
          <Link
            to={withoutFilters({ stage: 'closed', status: 'decided' })}
            aria-current={status === 'decided' ? 'page' : undefined}
            className={tab}
          >
            {words.allClosed} ({stageCounts.closed})
          </Link>
          {decidedStatuses.map((each) => (
            <Link
              key={each}
              ref={each === status ? bringIntoSight : undefined}
              to={withoutFilters({ stage: 'closed', status: each })}
              aria-current={each === status ? 'page' : undefined}
              className={tab}
            >
              {statusNames[each]} ({counts[each] - (each === 'approved' ? stageCounts.disputed : 0)})
            </Link>
          ))}
        </nav>
      ) : null}
    </>
  )
}

// A phone swipes them.
const row = 'flex gap-x-5 overflow-x-auto border-b border-line whitespace-nowrap sm:flex-wrap'
const tab =
  'flex min-h-11 items-center border-b-2 border-transparent hover:border-edge aria-[current=page]:border-focus aria-[current=page]:font-semibold'
