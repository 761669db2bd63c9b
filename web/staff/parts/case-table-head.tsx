import { ArrowDown, ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import {
  ordersOf,
  type QueueFilters,
  type QueueOrder,
  writeQueueFilters,
} from '#domain/cases/queue-filters.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'

const columns = ['report', 'kind', 'state', 'amount', 'files', 'age', 'stage', 'due', 'assigned'] as const
type Column = (typeof columns)[number]

// A second click on the age turns it round.
const ordersBy: Partial<Record<Column, readonly QueueOrder[]>> = {
  age: ['longest', 'newest'],
  stage: ['stage'],
  due: ['due'],
}

/** The names of the columns. Those that sort the table are links; a narrow screen sorts in the form of the filters. */
export function CaseTableHead({ words, filters }: { words: Words['queue']; filters: QueueFilters }) {
  return (
    <thead className="border-b border-line bg-sunken text-muted max-lg:sr-only">
      <tr>
        <th scope="col" className="w-12 py-3 pl-4">
          <span className="sr-only">{words.many.column}</span>
        </th>
        {columns.map((column) => (
          <Head key={column} words={words} column={column} filters={filters} />
        ))}
      </tr>
    </thead>
  )
}

type HeadProps = { words: Words['queue']; column: Column; filters: QueueFilters }

function Head({ words, column, filters }: HeadProps) {
  const offered = ordersOf(filters.status)
  const orders = (ordersBy[column] ?? []).filter((order) => offered.includes(order))
  const isSorted = orders.includes(filters.order)
  const next = orders.find((order) => order !== filters.order) ?? orders[0]
  const name = words.columns[column]
  const Arrow = filters.order === 'longest' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (filters.order === 'longest' ? 'descending' : 'ascending') : undefined}
      className={`py-3 pr-2 font-semibold ${column === 'report' ? 'pl-1' : 'pl-2'}`}
    >
      {next ? (
        <Link
          to={`/admin?${writeQueueFilters({ ...filters, order: next })}`}
          aria-label={fill(words.sortBy, { column: name })}
          className="inline-flex items-center gap-1 underline decoration-dotted underline-offset-4 hover:text-ink"
        >
          {name}
          {isSorted ? <Arrow className="size-4" /> : null}
        </Link>
      ) : (
        name
      )}
    </th>
  )
}
