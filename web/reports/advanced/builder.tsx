import { ChevronDown } from 'lucide-react'
import { Form } from 'react-router'
import type { ListFilters } from '#domain/finding/list-filters.ts'
import type { SearchParts } from '#domain/finding/search-parts.ts'
import { longestSearch } from '#domain/finding/search-query.ts'
import { verificationMethods } from '#domain/reports/verification.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Labelled } from '#ui/labelled.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { FilterFields, Ticks } from '../parts/finding/filter-form.tsx'
import { useFindingWords } from '../parts/finding/finding-words.ts'

type BuilderProps = { parts: SearchParts; filters: ListFilters; words: Words['advancedSearch'] }

/** The parts of a search, as a plain form whose answers are the next page's address. */
export function Builder({ parts, filters, words }: BuilderProps) {
  const { methods } = useFindingWords()
  const fields = Object.keys(words.fields) as (keyof typeof words.fields)[]
  return (
    <Form
      key={JSON.stringify([parts, filters])}
      method="get"
      action="/advanced-search"
      role="search"
      aria-label={words.title}
      className="space-y-5 rounded-card border border-line bg-surface p-4 sm:p-5 print:hidden"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="all" label={words.all} marked={false}>
          <TextInput defaultValue={parts.all} maxLength={longestSearch} />
        </Field>
        <Field name="phrase" label={words.phrase} marked={false}>
          <TextInput defaultValue={parts.phrase} maxLength={longestSearch} />
        </Field>
        <Field name="any" label={words.any} hint={words.anyHint} marked={false}>
          <TextInput defaultValue={parts.any} maxLength={longestSearch} />
        </Field>
        <Field name="none" label={words.none} marked={false}>
          <TextInput defaultValue={parts.none} maxLength={longestSearch} />
        </Field>
      </div>
      <details open={fields.some((field) => parts[field] !== '')} className="border-t border-line pt-2">
        <summary className="flex min-h-11 items-center gap-2 font-semibold">
          {words.inFields}
          <ChevronDown className="fold-mark ml-auto size-5" />
        </summary>
        <p className="pb-3 text-sm text-muted">{words.inFieldsHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {fields.map((field) => (
            <Field key={field} name={field} label={words.fields[field]} marked={false}>
              <TextInput defaultValue={parts[field]} maxLength={longestSearch} />
            </Field>
          ))}
        </div>
      </details>
      <Ticks
        legend={words.method}
        name="method"
        choices={verificationMethods.map((method) => ({ value: method, label: methods[method] }))}
        chosen={filters.methods}
      />
      <Labelled label={words.disputed}>
        <Select
          name="disputed"
          defaultValue={filters.disputed ?? ''}
          placeholder={words.either}
          choices={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
        />
      </Labelled>
      <FilterFields filters={filters} />
      <Button>{words.show}</Button>
    </Form>
  )
}
