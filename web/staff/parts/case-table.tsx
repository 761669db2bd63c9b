import { Link } from 'react-router'
import type { QueueFilters } from '#domain/cases/queue-filters.ts'
import type { QueueEntry } from '#server/cases/list-queue.ts'
import { Badge } from '#ui/badge.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf, partialDay } from '../../dates.ts'
import { useFormState } from '../../form.tsx'
import { useNames } from '../../page-names.ts'
import { CaseHolder } from './case-holder.tsx'
import { CaseTableHead } from './case-table-head.tsx'
import { formOfMany } from './many-form.tsx'
import { StageBadge } from './stage-badge.tsx'

type Props = { words: Words['queue']; entries: readonly QueueEntry[]; filters: QueueFilters }

/** The parts of the catalogue that a page brings for it. */
export const tableParts = ['caseKindNames', 'caseLabelNames', 'sectorNames', 'stageNames'] as const

/** One row a report. On a narrow screen each row is a card, and the head of the table is read aloud only. */
export function CaseTable({ words, entries, filters }: Props) {
  return (
    <table className="w-full rounded-card border border-line bg-surface text-left text-sm max-lg:block">
      <caption className="sr-only">{words.table}</caption>
      <CaseTableHead words={words} filters={filters} />
      <tbody className="max-lg:block">
        {entries.map((entry) => (
          <CaseRow key={entry.id} words={words} entry={entry} mayBeTaken={filters.status === 'pending'} />
        ))}
      </tbody>
    </table>
  )
}

type RowProps = { words: Words['queue']; entry: QueueEntry; mayBeTaken: boolean }

function CaseRow({ words, entry, mayBeTaken }: RowProps) {
  const { caseKindNames, caseLabelNames, sectorNames } = useNames(
    'caseKindNames',
    'caseLabelNames',
    'sectorNames',
  )
  const { textOf } = useFormState()
  return (
    <tr className="border-b border-line align-top last:border-0 hover:bg-sunken max-lg:relative max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-4 max-lg:pr-4 max-lg:pl-14">
      <td className="py-1.5 pl-2 max-lg:absolute max-lg:top-1.5 max-lg:left-1 max-lg:p-0">
        <label className="flex size-11 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            form={formOfMany}
            name={`case.${entry.id}`}
            value="yes"
            defaultChecked={textOf(`case.${entry.id}`) === 'yes'}
            className="size-5"
          />
          <span className="sr-only">{fill(words.many.choose, { number: entry.referenceNumber })}</span>
        </label>
      </td>
      <td className="space-y-1 py-3 pr-3 pl-1 max-lg:w-full max-lg:p-0">
        <Link to={`/reports/${entry.id}`} className={`${linkStyles} break-words font-semibold`}>
          {entry.personName}
        </Link>
        <p className="break-words">{entry.position}</p>
        <p className="flex flex-wrap items-center gap-2 text-muted">
          <span className="tabular-nums">{entry.referenceNumber}</span>
          {entry.isVerifiedByActor ? <Badge tone="success">{words.verifiedByYou}</Badge> : null}
          {entry.isOwn ? <Badge tone="warning">{words.own}</Badge> : null}
          {entry.labels.map((label) => (
            <Badge key={label} tone={label === 'urgent' ? 'warning' : 'neutral'}>
              {caseLabelNames[label]}
            </Badge>
          ))}
        </p>
      </td>
      <td className={`${cell} max-lg:flex max-lg:w-full max-lg:flex-wrap max-lg:gap-x-2`}>
        {entry.kind ? <p>{caseKindNames[entry.kind]}</p> : null}
        <p className="text-muted">{sectorNames[entry.sector]}</p>
      </td>
      <td className={cell}>{entry.state}</td>
      <td className={`${entry.amount ? cell : cellOfNothing} max-w-40 break-words`}>{entry.amount || '–'}</td>
      <td className={`${entry.files > 0 ? cell : cellOfNothing} tabular-nums`}>
        <span className="lg:hidden">{words.columns.files}: </span>
        {entry.files}
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <time dateTime={entry.submittedAt} title={`${entry.waiting}, ${dayOf(entry.submittedAt)}`}>
          {entry.age || words.today}
        </time>
      </td>
      <td className={cell}>
        <StageBadge stage={entry.stage} status={entry.status} />
      </td>
      <td className={`${entry.due ? cell : cellOfNothing} whitespace-nowrap`}>
        {entry.due ? (
          <Badge tone={entry.due.isOver ? 'danger' : 'neutral'}>
            {entry.due.isOver ? `${words.overdue} ` : <span className="lg:hidden">{words.columns.due} </span>}
            {partialDay(entry.due.on)}
          </Badge>
        ) : (
          '–'
        )}
      </td>
      <td className={`${cell} pr-4 max-sm:w-full max-sm:pt-2 sm:max-lg:ml-auto`}>
        <CaseHolder words={words} entry={entry} mayBeTaken={mayBeTaken} />
      </td>
    </tr>
  )
}

const cell = 'px-2 py-3 max-lg:p-0 2xl:px-3'
// A card says nothing of what there is nothing to say.
const cellOfNothing = `${cell} max-lg:hidden`
