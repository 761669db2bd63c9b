import { accountStatuses } from '#domain/people/accounts.ts'
import { roles } from '#domain/people/roles.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { useNames } from '../../page-names.ts'
import { type PeopleAsked, stepFilters } from '../people-asked.ts'

/** A form that asks by the address, so that a search can be kept and shared. */
export function PeopleSearch({ words, asked }: { words: Words['userManagement']; asked: PeopleAsked }) {
  const { roleNames, peopleTable } = useNames('roleNames', 'peopleTable')
  const { filters, states } = peopleTable
  return (
    <form
      action="/user-management"
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[minmax(16rem,1fr)_11rem_11rem_14rem_auto] lg:items-end"
    >
      <Field name="q" label={words.search}>
        <TextInput type="search" defaultValue={asked.query} maxLength={254} />
      </Field>
      <Field name="role" label={words.filterRole}>
        <Select
          placeholder={words.everyRole}
          defaultValue={asked.role ?? ''}
          choices={roles.map((each) => ({ value: each, label: roleNames[each] }))}
        />
      </Field>
      <Field name="status" label={filters.state}>
        <Select
          placeholder={filters.everyState}
          defaultValue={asked.status ?? ''}
          choices={accountStatuses.map((each) => ({ value: each, label: states[each] }))}
        />
      </Field>
      <Field name="step" label={filters.secondStep}>
        <Select
          placeholder={filters.any}
          defaultValue={asked.secondStep ?? ''}
          choices={stepFilters.map((each) => ({ value: each, label: filters.steps[each] }))}
        />
      </Field>
      <Button tone="secondary">{words.searchButton}</Button>
    </form>
  )
}
