import { Link } from 'react-router'
import { type Role, roles } from '#domain/people/roles.ts'
import type { ListedPerson } from '#server/people/list-people.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Words } from '#words/words.ts'
import { useNames } from '../../page-names.ts'

/** A form that asks by the address, so that a search can be kept and shared. */
export function PeopleSearch({
  words,
  query,
  role,
}: {
  words: Words['userManagement']
  query: string
  role: Role | null
}) {
  const { roleNames } = useNames('roleNames')
  return (
    <form action="/user-management" className="grid gap-4 sm:grid-cols-[1fr_12rem_auto] sm:items-end">
      <Field name="q" label={words.search}>
        <TextInput type="search" defaultValue={query} maxLength={254} />
      </Field>
      <Field name="role" label={words.filterRole}>
        <Select
          placeholder={words.everyRole}
          defaultValue={role ?? ''}
          choices={roles.map((each) => ({ value: each, label: roleNames[each] }))}
        />
      </Field>
      <Button tone="secondary">{words.searchButton}</Button>
    </form>
  )
}

export function PeopleList({
  words,
  people,
}: {
  words: Words['userManagement']
  people: readonly ListedPerson[]
}) {
  const { roleNames } = useNames('roleNames')
  if (people.length === 0) return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  return (
    <Card as="section">
      <ul className="divide-y divide-line">
        {people.map(({ id, username, role, status }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-2 py-2">
            <Link to={`/user-management/${id}`} className={`${linkStyles} min-w-0 py-1 break-words`}>
              {username}
            </Link>
            <span className="flex items-center gap-2 text-sm text-muted">
              {status === 'suspended' ? <Badge tone="warning">{words.suspended}</Badge> : null}
              {roleNames[role]}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
