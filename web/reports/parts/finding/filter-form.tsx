import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Form } from 'react-router'
import { type ListFilters, listOrders } from '#domain/finding/list-filters.ts'
import { states } from '#domain/reports/places.ts'
import { sectors } from '#domain/reports/sectors.ts'
import { Button } from '#ui/button.tsx'
import { Labelled } from '#ui/labelled.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useFindingWords } from './finding-words.ts'

type FilterFormProps = { action: string; term?: string | undefined; filters: ListFilters }

/** Narrows and sorts a public list. One plain form whose answers are the next page's address. */
export function FilterForm({ action, term, filters }: FilterFormProps) {
  const { finding: words, sectorNames } = useFindingWords()
  const sectorChoices = sectors.map((sector) => ({ value: sector, label: sectorNames[sector] }))
  const orders = listOrders.map((order) => ({ value: order, label: words.orders[order] }))
  const { from, to, leastCredibility, mostCredibility, withArchive, order } = filters
  return (
    <details className="rounded-card border border-line bg-surface print:hidden">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-semibold">
        {words.filterAndSort}
        <ChevronDown className="ml-auto size-5" />
      </summary>
      {/* A filter that was taken away by a link must be gone from the form too. */}
      <Form key={JSON.stringify(filters)} method="get" action={action} className="space-y-5 px-4 pb-4">
        {term === undefined ? null : <input type="hidden" name="q" value={term} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <Labelled label={words.from}>
            <TextInput type="date" name="from" defaultValue={from ?? ''} />
          </Labelled>
          <Labelled label={words.to}>
            <TextInput type="date" name="to" defaultValue={to ?? ''} />
          </Labelled>
          <Labelled label={words.least}>
            <Select
              name="least"
              defaultValue={leastCredibility ?? ''}
              placeholder={words.any}
              choices={ratings}
            />
          </Labelled>
          <Labelled label={words.most}>
            <Select
              name="most"
              defaultValue={mostCredibility ?? ''}
              placeholder={words.any}
              choices={ratings}
            />
          </Labelled>
          <Labelled label={words.sorted}>
            <Select name="order" defaultValue={order} choices={orders} />
          </Labelled>
        </div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="archive"
            value="yes"
            defaultChecked={withArchive}
            className="size-5 shrink-0"
          />
          {words.withArchive}
        </label>
        <Ticks legend={words.states} name="state" choices={stateChoices} chosen={filters.states} />
        <Ticks legend={words.sectors} name="sector" choices={sectorChoices} chosen={filters.sectors} />
        <Button>{words.show}</Button>
      </Form>
    </details>
  )
}

const ratings = ['1', '2', '3', '4', '5'].map((rating) => ({ value: rating, label: rating }))
const stateChoices = states.map((state) => ({ value: state, label: state }))

type TicksProps = {
  legend: string
  name: string
  choices: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

function Ticks({ legend, name, choices, chosen }: TicksProps) {
  const stem = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      <div className="columns-2 gap-4 sm:columns-3">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            htmlFor={`${stem}${value}`}
            className="flex min-h-9 cursor-pointer break-inside-avoid items-center gap-2 py-1 text-sm pointer-coarse:min-h-11"
          >
            <input
              id={`${stem}${value}`}
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
