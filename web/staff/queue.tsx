import { Link } from 'react-router'
import { changesOfMany } from '#domain/cases/case-work.ts'
import { readQueueFilters, writeQueueFilters } from '#domain/cases/queue-filters.ts'
import { RuleBroken } from '#domain/errors.ts'
import { changeMany } from '#server/cases/desk/change-many.ts'
import { forgetFilters, saveFilters } from '#server/cases/desk/saved-filters.ts'
import { listQueue } from '#server/cases/list-queue.ts'
import { seeBesideQueue } from '#server/operating/see-beside-queue.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { panelOf } from '../shell/panel-of.ts'
import { titled } from '../shell/titled.ts'
import type { LiveHandle } from '../shell/use-live.ts'
import type { Route } from './+types/queue'
import { CaseSearch } from './parts/case-search.tsx'
import { CaseTable, tableParts } from './parts/case-table.tsx'
import { ManyForm } from './parts/many-form.tsx'
import { Nothing, SetAside } from './parts/nothing-in-queue.tsx'
import { OperatorNotes } from './parts/operator-notes.tsx'
import { filterParts, QueueFilterForm } from './parts/queue-filter-form.tsx'
import { SavedFilters } from './parts/saved-filters.tsx'
import { StageTabs } from './parts/stage-tabs.tsx'
import { WorkByKeys } from './parts/work-by-keys.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { searchParams } = args.url
    const filters = readQueueFilters(searchParams)
    const after = searchParams.get('after')
    const [queue, { waiting, firstSteps, notes }] = await Promise.all([
      listQueue(application, actor, filters, after),
      seeBesideQueue(application, actor),
    ])
    const title = panelOf(actor.role, words('panelNames').panelNames) ?? words('queue').queue.title
    return {
      words: words('queue', 'statuses', 'changeOfManyNames', ...tableParts, ...filterParts),
      title,
      filters,
      queue,
      waiting,
      firstSteps,
      notes,
      isFirst: after === null,
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    // The same page of the table, with its filters.
    const filters = readQueueFilters(args.url.searchParams)
    const query = writeQueueFilters(filters)
    const after = args.url.searchParams.get('after')
    if (after) query.set('after', after)
    const path = query.size > 0 ? `/admin?${query}` : '/admin'
    if (fields.intent === 'save-filters') {
      await saveFilters(application, actor, filters)
      return redirectAfter(path, 'filters-saved')
    } else if (fields.intent === 'forget-filters') {
      await forgetFilters(application, actor, String(fields.id ?? ''))
      return redirectAfter(path, 'filters-forgotten')
    }
    const change = changesOfMany.find((each) => each === fields.intent)
    if (!change) throw new RuleBroken('body-unreadable')
    const { all } = await changeMany(application, actor, change, fields)
    return redirectAfter(path, all ? 'cases-changed' : 'cases-partly-changed')
  })
}

export const handle: LiveHandle = { live: 'list' }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.title) }]
}

export default function Queue({ loaderData }: Route.ComponentProps) {
  const { title, filters, queue, waiting, firstSteps, notes, isFirst } = loaderData
  const words = loaderData.words.queue
  const query = writeQueueFilters(filters)
  const firstHref = query.size > 0 ? `/admin?${query}` : '/admin'
  const nextHref = queue.next && `/admin?${new URLSearchParams([...query, ['after', queue.next]])}`
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        lead={words.lead}
        actions={
          <>
            <Link to="/admin/proposals" className={buttonStyles({ tone: 'secondary' })}>
              {words.proposals} ({waiting})
            </Link>
            <Link to="/admin/judgements" className={buttonStyles({ tone: 'secondary' })}>
              {words.judgements}
            </Link>
            {firstSteps ? (
              <Link to="/first-steps" className={buttonStyles({ tone: 'secondary' })}>
                {fill(words.firstSteps, firstSteps)}
              </Link>
            ) : null}
          </>
        }
      />
      <RefusalNotice />
      <OperatorNotes words={words} notes={notes} />
      <StageTabs words={words} filters={filters} queue={queue} />
      <CaseSearch words={words} search={filters.search} />
      {filters.status === 'pending' ? (
        <SetAside words={words} count={queue.setAside} isShown={filters.setAside} />
      ) : null}
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <QueueFilterForm words={words} filters={filters} />
        {queue.entries.length > 0 ? (
          <ManyForm words={words} colleagues={queue.colleagues} shown={queue.entries.map(({ id }) => id)} />
        ) : null}
      </div>
      <SavedFilters words={words} filters={filters} saved={queue.saved} />
      {queue.entries.length > 0 ? (
        <>
          <WorkByKeys words={words.keys}>
            <CaseTable words={words} entries={queue.entries} filters={filters} />
          </WorkByKeys>
          <p className="text-sm text-muted">{words.priority}</p>
        </>
      ) : queue.isCutShort ? null : (
        <Nothing words={words} isFirst={isFirst} filters={filters} />
      )}
      {queue.isCutShort ? <p>{words.cutShort}</p> : null}
      <Pagination
        newerHref={isFirst ? null : firstHref}
        olderHref={nextHref}
        labels={{ newer: words.toBeginning, older: words.next }}
      />
    </Page>
  )
}
