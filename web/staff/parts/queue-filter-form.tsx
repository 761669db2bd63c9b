import { ChevronDown } from 'lucide-react'
import { Form, Link } from 'react-router'
import { amountClasses } from '#domain/cases/amount-classes.ts'
import {
  isNarrowed,
  ordersOf,
  type QueueFilters,
  verifiedFilters,
  withoutFilters,
  workFilters,
} from '#domain/cases/queue-filters.ts'
import { kindsOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { zones } from '#domain/reports/places.ts'
import { sectors } from '#domain/reports/sectors.ts'
import { Button } from '#ui/button.tsx'
import { Labelled } from '#ui/labelled.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Select } from '#ui/select.tsx'
import type { Words } from '#words/words.ts'
import { choicesOf } from '../../choices-of.ts'
import { useNames } from '../../page-names.ts'
import { useNameOfFilters } from './name-of-filters.ts'

/** The parts of the catalogue that a page brings for it. */
export const filterParts = [
  'workFilterNames',
  'verifiedFilterNames',
  'queueOrderNames',
  'sectorNames',
  'caseKindNames',
  'amountClassNames',
] as const

/** Narrows and sorts the staff's list. One plain form whose answers are the next page's address. */
export function QueueFilterForm({ words, filters }: { words: Words['queue']; filters: QueueFilters }) {
  const names = useNames(
    'workFilterNames',
    'verifiedFilterNames',
    'queueOrderNames',
    'sectorNames',
    'caseKindNames',
    'amountClassNames',
  )
  const nameOf = useNameOfFilters(words)
  const { status, work, verified, onlyOverdue, setAside, kind, sector, state, amount, search, order } =
    filters
  return (
    <details className="min-w-0 rounded-card border border-line bg-surface lg:open:col-span-2">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2">
        <span>
          <span className="font-semibold">{words.filters.title}</span>
          {/* The list comes first. What narrows it is told here, and the form unfolds when it is asked for. */}
          {isNarrowed(filters) ? <span className="text-muted">: {nameOf(filters)}</span> : null}
        </span>
        <ChevronDown className="ml-auto size-5 shrink-0" />
      </summary>
      {/* Another tab has other filters, also in a form that was filled in before. */}
      <Form key={JSON.stringify(filters)} method="get" action="/admin" className="space-y-5 px-4 pb-4">
        {[...new URLSearchParams(withoutFilters(filters).split('?')[1])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {search ? <input type="hidden" name="q" value={search} /> : null}
        {setAside ? <input type="hidden" name="aside" value="yes" /> : null}
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Labelled label={words.filters.work}>
            <Select name="work" defaultValue={work} choices={choicesOf(workFilters, names.workFilterNames)} />
          </Labelled>
          <Labelled label={words.filters.verified}>
            <Select
              name="verified"
              defaultValue={verified}
              choices={choicesOf(verifiedFilters, names.verifiedFilterNames)}
            />
          </Labelled>
          <Labelled label={words.filters.order}>
            <Select
              name="order"
              defaultValue={order}
              choices={choicesOf(ordersOf(status), names.queueOrderNames)}
            />
          </Labelled>
          <Labelled label={words.filters.kind}>
            <Select
              name="kind"
              defaultValue={kind ?? ''}
              placeholder={words.filters.any}
              choices={choicesOf(kindsOfWrong, names.caseKindNames)}
            />
          </Labelled>
          <Labelled label={words.filters.sector}>
            <Select
              name="sector"
              defaultValue={sector ?? ''}
              placeholder={words.filters.any}
              choices={choicesOf(sectors, names.sectorNames)}
            />
          </Labelled>
          <Labelled label={words.filters.amount}>
            <Select
              name="amount"
              defaultValue={amount ?? ''}
              placeholder={words.filters.any}
              choices={choicesOf(amountClasses, names.amountClassNames)}
            />
          </Labelled>
          <Labelled label={words.filters.state}>
            <Select
              name="state"
              defaultValue={state ?? ''}
              placeholder={words.filters.any}
              choices={stateChoices}
            />
          </Labelled>
        </div>
        {status === 'pending' ? (
          <Tick name="overdue" isTicked={onlyOverdue} label={words.filters.onlyOverdue} />
        ) : null}
        <p className="flex flex-wrap items-center gap-4">
          <Button>{words.filters.show}</Button>
          {isNarrowed(filters) ? (
            <Link to={withoutFilters(filters)} className={linkStyles}>
              {words.filters.leaveOut}
            </Link>
          ) : null}
        </p>
      </Form>
    </details>
  )
}

function Tick({ name, isTicked, label }: { name: string; isTicked: boolean; label: string }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input type="checkbox" name={name} value="yes" defaultChecked={isTicked} className="size-5 shrink-0" />
      {label}
    </label>
  )
}

const stateChoices = Object.entries(zones).map(([label, states]) => ({
  label,
  choices: states.map((state) => ({ value: state, label: state })),
}))
