import { entryKinds } from '#domain/journal/entry.ts'
import { daysKept } from '#domain/retention/retention.ts'
import { alarmDays, readJournal } from '#server/operating/read-journal.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Select } from '#ui/select.tsx'
import { fill } from '#words/fill.ts'
import { momentOf, partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/journal'
import { journalHref, readJournalAsked } from './journal-asked.ts'
import { JournalTable, textOfAlarm } from './parts/journal-table.tsx'

const door = page('journal.read')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const asked = readJournalAsked(args.url.searchParams)
    return {
      words: words('journal'),
      asked,
      kept: daysKept('security journal'),
      alarmDays,
      ...(await readJournal(application, actor, asked)),
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.journal.title) }]
}

export default function Journal({ loaderData }: Route.ComponentProps) {
  const { asked, day, days, members, entries, hasMore, alarms } = loaderData
  const words = loaderData.words.journal
  return (
    <Page width="wide">
      <PageHeader above={<Trail />} title={words.title} lead={fill(words.lead, { count: loaderData.kept })} />
      {alarms.length === 0 ? (
        <p className="text-muted">
          {fill(words.alarms, { count: loaderData.alarmDays })}: {words.noAlarms}
        </p>
      ) : (
        <Alert tone="warning" title={fill(words.alarms, { count: loaderData.alarmDays })}>
          <ul className="list-disc pl-5">
            {alarms.map((entry) => (
              <li key={entry.id}>
                {momentOf(entry.at)}: {entry.member ?? words.gone}. {textOfAlarm(words, entry)}.
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <form
        action="/admin/journal"
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[13rem_1fr_1fr_auto] lg:items-end"
      >
        <Field name="day" label={words.day}>
          <Select
            defaultValue={day}
            choices={days.map((each) => ({ value: each, label: partialDay(each) }))}
          />
        </Field>
        <Field name="kind" label={words.kind}>
          <Select
            placeholder={words.every}
            defaultValue={asked.kind ?? ''}
            choices={entryKinds.map((each) => ({ value: each, label: words.kinds[each] }))}
          />
        </Field>
        <Field name="member" label={words.member}>
          <Select
            placeholder={words.everyone}
            defaultValue={asked.member ?? ''}
            choices={members.map(({ id, username }) => ({ value: id, label: username }))}
          />
        </Field>
        <Button tone="secondary">{words.show}</Button>
      </form>
      {entries.length === 0 ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        <JournalTable
          words={words}
          caption={fill(words.caption, { day: partialDay(day) })}
          entries={entries}
        />
      )}
      <Pagination
        newerHref={asked.page > 1 ? journalHref({ ...asked, day }, asked.page - 1) : null}
        olderHref={hasMore ? journalHref({ ...asked, day }, asked.page + 1) : null}
        labels={{ newer: words.newer, older: words.older }}
        summary={fill(words.page, { page: asked.page })}
      />
    </Page>
  )
}
