import { Link } from 'react-router'
import type { ListedPerson } from '#server/people/staff/list-people.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { useNames } from '../../page-names.ts'

type Props = { words: Words['userManagement']; people: readonly ListedPerson[] }

/** One row a person. On a narrow screen each row is a card, and the head of the table is read aloud only. */
export function PeopleList({ words, people }: Props) {
  const { peopleTable: table } = useNames('peopleTable')
  const { columns } = table
  if (people.length === 0) return <EmptyState title={words.none}>{words.noneText}</EmptyState>
  const heads = [columns.person, columns.role, columns.state, columns.secondStep, columns.lastUse]
  return (
    <section className="space-y-2">
      <table className="w-full rounded-card border border-line bg-surface text-left max-lg:block">
        <caption className="sr-only">{table.caption}</caption>
        <thead className="border-b border-line bg-sunken text-sm text-muted max-lg:sr-only">
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-4 py-3 font-semibold">
                {head}
              </th>
            ))}
            <th scope="col" className="px-4 py-3 text-right font-semibold" title={table.reportsHint}>
              {columns.reports}
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {people.map((person) => (
            <PersonRow key={person.id} table={table} person={person} />
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">{table.onlyStaff}</p>
    </section>
  )
}

function PersonRow({ table, person }: { table: Words['peopleTable']; person: ListedPerson }) {
  const { roleNames } = useNames('roleNames')
  const { id, username, role, status, secondStep, work } = person
  return (
    <tr className="border-b border-line last:border-0 hover:bg-sunken max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1 max-lg:px-4 max-lg:py-3">
      <td className="px-4 py-2 max-lg:w-full max-lg:p-0">
        <Link
          to={`/user-management/${id}`}
          className={`${linkStyles} inline-flex min-h-11 items-center break-words font-semibold`}
        >
          {username}
        </Link>
        {person.isApplicant ? (
          <Link
            to={`/expert-management/${id}`}
            className={`${linkStyles} ml-3 inline-flex min-h-11 items-center text-sm`}
          >
            {table.application}
          </Link>
        ) : null}
      </td>
      <td className={cell}>{roleNames[role]}</td>
      <td className={cell}>
        <Badge tone={status === 'suspended' ? 'danger' : 'success'}>{table.states[status]}</Badge>
      </td>
      <td className={cell}>
        <Title>{table.columns.secondStep}</Title>
        {work && secondStep === 'none' ? (
          <Badge tone="warning">{table.secondSteps.none}</Badge>
        ) : (
          table.secondSteps[secondStep]
        )}
      </td>
      <td className={`${cell} whitespace-nowrap ${work ? '' : 'max-lg:hidden'}`}>
        <Title>{table.columns.lastUse}</Title>
        {work ? (work.lastUsedOn ? partialDay(work.lastUsedOn) : table.never) : '–'}
      </td>
      <td className={`${cell} text-right tabular-nums ${work ? '' : 'max-lg:hidden'}`}>
        <Title>{table.columns.reports}</Title>
        {work ? work.reports : '–'}
      </td>
    </tr>
  )
}

// On a narrow screen, where the head of the table is not seen.
function Title({ children }: { children: string }) {
  return <span className="text-sm text-muted lg:hidden">{children}: </span>
}

const cell = 'px-4 py-2 max-lg:p-0'
