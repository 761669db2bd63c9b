import { Link, useActionData } from 'react-router'
import { writeListFilters } from '#domain/finding/list-filters.ts'
import { alertRhythms, longestSearchName } from '#domain/finding/saved-search.ts'
import {
  deleteSavedSearch,
  endFeed,
  makeFeed,
  setAlert,
  takeSavedSearch,
} from '#server/finding/saved/change-saved-search.ts'
import { listSavedSearches, type SavedSearch } from '#server/finding/saved/list-saved-searches.ts'
import { saveSearch } from '#server/finding/saved/save-search.ts'
import { Alert } from '#ui/alert.tsx'
import { Answered } from '#ui/answers/answered.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { redirectAfter, redirectTo } from '../../redirect.ts'
import { Copyable } from '../../shell/copyable.tsx'
import { useLastAnswer } from '../../shell/forms/last-answer.ts'
import { titled } from '../../shell/titled.ts'
import type { Route } from './+types/saved'
import { askedBy } from './asked-by.ts'

const door = page('saved-search.see')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { term, narrowing, query } = askedBy(args.url.searchParams)
    return {
      words: words('savedSearches'),
      own: await listSavedSearches(application, actor),
      asked: query.size > 0 ? { term, filters: String(writeListFilters(narrowing.filters)) } : null,
    }
  })
}

// A new secret address is answered with the page instead of a redirect: it is shown once, and no address may carry it.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const [step, id = ''] = intent.split(' ')
    if (step === 'feed') {
      const secret = await makeFeed(application, actor, id)
      return { feed: `${application.publicUrl}/saved-searches/${secret}/feed.atom` }
    } else if (step === 'open') {
      const { term, filters } = await takeSavedSearch(application, actor, id)
      const query = writeListFilters(filters)
      if (term !== '') query.set('q', term)
      return redirectTo(`/advanced-search?${query}`, 303)
    } else if (step === 'save') {
      const { term, narrowing } = askedBy(args.url.searchParams)
      await saveSearch(application, actor, { term, filters: narrowing.filters }, fields)
      return redirectAfter('/saved-searches', 'kept-saved')
    } else if (step === 'alert') await setAlert(application, actor, id, fields)
    else if (step === 'end-feed') await endFeed(application, actor, id)
    else await deleteSavedSearch(application, actor, id)
    return redirectAfter('/saved-searches', step === 'delete' ? 'kept-deleted' : 'kept-saved')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.savedSearches.title) }]
}

export default function SavedSearches({ loaderData }: Route.ComponentProps) {
  const { own, asked } = loaderData
  const words = loaderData.words.savedSearches
  const answer = useLastAnswer(useActionData<typeof action>())
  const isPaused = own.most === 0
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      {answer && 'feed' in answer ? (
        <Answered to={answer}>
          <Alert tone="success" title={words.feedTitle} role="status">
            <Copyable text={answer.feed} what="link" isSecret />
            <p>{words.feedText}</p>
          </Alert>
        </Answered>
      ) : null}
      <RefusalNotice labels={{ name: words.name, alert: words.alert }} />
      {isPaused ? (
        <Alert tone="warning">
          <p>{words.paused}</p>
          <Link to="/subscription-plans">{words.toPlans}</Link>
        </Alert>
      ) : null}
      {asked && !isPaused ? <SaveForm asked={asked} words={words} /> : null}
      <p>
        {isPaused ? null : `${fill(words.held, { held: own.searches.length, most: own.most })} `}
        {words.sealed}
      </p>
      {own.searches.length === 0 ? <p>{words.none}</p> : null}
      <ul className="space-y-3">
        {own.searches.map((search) => (
          <Card as="li" key={search.id} className="space-y-3">
            <OneSearch search={search} isPaused={isPaused} words={words} />
          </Card>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/advanced-search" className={linkStyles}>
          {words.builder}
        </Link>
        <Link to="/notification-preferences" className={linkStyles}>
          {words.preferences}
        </Link>
      </p>
    </Page>
  )
}

type PartProps = { words: Words['savedSearches'] }

function SaveForm({ asked, words }: PartProps & { asked: { term: string; filters: string } }) {
  const { textOf, problemOf } = useFormState({ alert: 'weekly' })
  return (
    <Card as="section" className="space-y-4">
      <h2>{words.saveTitle}</h2>
      <Asked {...asked} words={words} />
      <TokenForm intent="save">
        <Field name="name" label={words.name} error={problemOf('name')} required>
          <TextInput defaultValue={textOf('name')} maxLength={longestSearchName} autoComplete="off" />
        </Field>
        <Field name="alert" label={words.alert} error={problemOf('alert')} required>
          <Select defaultValue={textOf('alert')} choices={rhythms(words)} />
        </Field>
        <SubmitButton>{words.save}</SubmitButton>
      </TokenForm>
    </Card>
  )
}

type OneSearchProps = PartProps & { search: SavedSearch; isPaused: boolean }

function OneSearch({ search, isPaused, words }: OneSearchProps) {
  const { id, name, term, query, alert, news, hasFeed } = search
  const filters = new URLSearchParams(query)
  filters.delete('q')
  return (
    <>
      <h2 className="break-words">{name}</h2>
      <Asked term={term} filters={String(filters)} words={words} />
      <p className={news > 0 ? 'font-semibold' : 'text-muted'}>
        {news > 0 ? fill(words.news, { count: news }) : words.noNews}
      </p>
      {isPaused ? null : (
        <>
          <TokenForm intent={`open ${id}`}>
            <SubmitButton aria-label={fill(words.openNamed, { name })}>{words.open}</SubmitButton>
          </TokenForm>
          <TokenForm intent={`alert ${id}`} className="flex flex-wrap items-end gap-3">
            <Field name="alert" id={`alert-${id}`} label={words.alert} marked={false}>
              <Select defaultValue={alert} choices={rhythms(words)} />
            </Field>
            <SubmitButton tone="secondary" aria-label={fill(words.changeNamed, { name })}>
              {words.change}
            </SubmitButton>
          </TokenForm>
          {hasFeed ? <p>{words.hasFeed}</p> : null}
          <TokenForm intent={`feed ${id}`}>
            <SubmitButton tone="secondary">{hasFeed ? words.newFeed : words.makeFeed}</SubmitButton>
          </TokenForm>
        </>
      )}
      {hasFeed ? (
        <TokenForm intent={`end-feed ${id}`}>
          <SubmitButton tone="secondary">{words.endFeed}</SubmitButton>
        </TokenForm>
      ) : null}
      <TokenForm intent={`delete ${id}`}>
        <SubmitButton tone="danger" aria-label={fill(words.deleteNamed, { name })}>
          {words.delete}
        </SubmitButton>
      </TokenForm>
    </>
  )
}

function Asked({ term, filters, words }: PartProps & { term: string; filters: string }) {
  return (
    <div className="text-muted">
      {term === '' ? null : <p className="break-words">{fill(words.term, { term })}</p>}
      <p className="break-words">
        {fill(words.filters, { filters: filters === '' ? words.noFilters : filters })}
      </p>
    </div>
  )
}

function rhythms(words: Words['savedSearches']) {
  return alertRhythms.map((value) => ({ value, label: words.alerts[value] }))
}
