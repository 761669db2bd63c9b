import { type ContextType, useContext } from 'react'
import { Form, useSearchParams } from 'react-router'
import { type ListFilters, listOrders, noFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import { kindsOfWrong } from '#domain/reports/kinds-of-wrong.ts'
import { states } from '#domain/reports/places.ts'
import { sectors } from '#domain/reports/sectors.ts'
import { Button } from '#ui/button.tsx'
import { DateField } from '#ui/dates/date-field.tsx'
import { Labelled } from '#ui/labelled.tsx'
import { Select } from '#ui/select.tsx'
import { UiWords } from '#ui/words.ts'
import { withWholeDays } from '../../../shell/days/typed-days.ts'
import { Piece } from '../../../shell/pieces/piece.tsx'
import { type FindingWords, useFindingWords } from './finding-words.ts'

export type FilterFormProps = { action: string; term?: string | undefined; filters: ListFilters }

/** Narrows and sorts a public list. One plain form whose answers are the next page's address. */
export function FilterForm({ action, term, filters }: FilterFormProps) {
  const { finding, sectorNames, kindTitles } = useFindingWords()
  const words = { finding, sectorNames, kindTitles, forms: useContext(UiWords) }
  const typed = useTypedDays()
  const isBlank = term === undefined && typed === noDays && writeListFilters(filters).size === 0
  const piece = { element: 'details', attributes, of: Inside, words, about: 'frame' } as const
  // What someone has looked for is not remembered.
  return isBlank ? (
    <Piece {...piece} props={{ action }} />
  ) : (
    <details {...attributes}>
      <Inside {...{ action, term, filters, typed, words }} />
    </details>
  )
}

const attributes = {
  className: 'details-beside rounded-card border border-line bg-surface print:hidden lg:self-start',
}

type FormWords = Pick<FindingWords, 'finding' | 'sectorNames' | 'kindTitles'> & {
  forms: ContextType<typeof UiWords>
}
type InsideProps = Pick<FilterFormProps, 'action' | 'term'> & {
  filters?: ListFilters
  typed?: TypedDays
  words: FormWords
}

function Inside({ action, term, filters = noFilters, typed = noDays, words }: InsideProps) {
  return (
    <>
      <summary className="fold px-4 py-2">{words.finding.filterAndSort}</summary>
      {/* A filter that was taken away by a link must be gone from the form too. */}
      <Form key={JSON.stringify(filters)} method="get" action={action} className="space-y-5 px-4 pb-4">
        {term === undefined ? null : <input type="hidden" name="q" value={term} />}
        {/* Chosen elsewhere, and kept. */}
        {filters.methods.map((method) => (
          <input key={method} type="hidden" name="method" value={method} />
        ))}
        {filters.disputed ? <input type="hidden" name="disputed" value={filters.disputed} /> : null}
        <UiWords value={words.forms}>
          <Fields filters={filters} typed={typed} words={words} />
        </UiWords>
        <Button>{words.finding.show}</Button>
      </Form>
    </>
  )
}

type TypedDays = { from?: string | undefined; to?: string | undefined }
const noDays: TypedDays = {}

/** A day that is none is not among the filters, and stays in its field. */
function useTypedDays(): TypedDays {
  const [asked] = useSearchParams()
  if (asked.size === 0) return noDays
  const { from, to } = Object.fromEntries(withWholeDays(asked))
  return from === undefined && to === undefined ? noDays : { from, to }
}

/** What a list is narrowed to and sorted by, for a form that has more than that. */
export function FilterFields({ filters }: { filters: ListFilters }) {
  return <Fields filters={filters} typed={useTypedDays()} words={useFindingWords()} />
}

type FieldsProps = { filters: ListFilters; typed: TypedDays; words: Omit<FormWords, 'forms'> }

function Fields({ filters, typed, words: { finding: words, sectorNames, kindTitles } }: FieldsProps) {
  const kindChoices = kindsOfWrong.map((kind) => ({ value: kind, label: kindTitles[kind] }))
  const sectorChoices = sectors.map((sector) => ({ value: sector, label: sectorNames[sector] }))
  const orders = listOrders.map((order) => ({ value: order, label: words.orders[order] }))
  const { from, to, leastCredibility, mostCredibility, withArchive, order } = filters
  return (
    <>
      <div>
        <Ticks legend={words.kinds} name="kind" choices={kindChoices} chosen={filters.kinds} />
        <Ticks legend={words.states} name="state" choices={stateChoices} chosen={filters.states} />
        <Ticks legend={words.sectors} name="sector" choices={sectorChoices} chosen={filters.sectors} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <DateField name="from" label={words.from} marked={false} value={typed.from ?? from ?? ''} />
        <DateField name="to" label={words.to} marked={false} value={typed.to ?? to ?? ''} />
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
      <label className="tick">
        <input type="checkbox" name="archive" value="yes" defaultChecked={withArchive} />
        {words.withArchive}
      </label>
    </>
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

/** Folded until something in it is chosen: there are 37 states. */
export function Ticks({ legend, name, choices, chosen }: TicksProps) {
  return (
    <details open={chosen.length > 0} className="tick-fold">
      <summary>{legend}</summary>
      <fieldset>
        <legend>{legend}</legend>
        <div className="ticks">
          {choices.map(({ value, label }) => (
            <label key={value}>
              <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
