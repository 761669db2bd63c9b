import { Link } from 'react-router'
import { hasFeature } from '#domain/plans/features.ts'
import { freeReportsPerMonth } from '#domain/plans/limits.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { listDrafts } from '#server/writing/draft-queries.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { pageThatKeepsText } from '../door.ts'
import { OperatorText } from '../shell/notices/operator-text.tsx'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/submit'
import { FormWordsOfPage, formParts } from './writing/form-words.ts'
import { mistakesIn } from './writing/mark-mistakes.ts'
import { ReportForm } from './writing/report-form.tsx'
import { action as takeReport } from './writing/take-report.ts'

const door = pageThatKeepsText('report.submit')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => {
    const drafts = pageRequest.keptWords ? [] : await listDrafts(application, actor)
    const { randomness } = application
    const { safetyNotice } = await siteNow(application)
    return {
      words: { ...mistakesIn(words('problems')), ...words('submit', ...formParts) },
      safetyNotice,
      number: randomness.uuid(),
      writer: randomness.uuid(),
      formToken: pageRequest.formToken(),
      drafts: drafts.length,
      most:
        actor.kind === 'person' && !hasFeature(actor.subscription, 'unlimited-reports')
          ? freeReportsPerMonth
          : null,
    }
  })
}

export function action(args: Route.ActionArgs) {
  return takeReport(args)
}

/** The empty form is no secret, and a browser that may keep the page gives the words back after Back. */
export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-cache' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.submit.title) }]
}

export default function SubmitReport({ loaderData }: Route.ComponentProps) {
  const { words, number, writer, formToken, drafts, most } = loaderData
  return (
    <Page>
      <PageHeader title={words.submit.title} lead={words.submit.lead} />
      <OperatorText text={loaderData.safetyNotice} />
      {most === null ? null : <p>{fill(words.submit.limit, { most })}</p>}
      {drafts > 0 ? (
        <p>
          <Link to="/reports/mine">{fill(words.submit.drafts, { number: drafts })}</Link>
        </p>
      ) : null}
      <FormWordsOfPage value={words}>
        <ReportForm
          action="/submit-report"
          number={number}
          writer={writer}
          version={0}
          formToken={formToken}
        />
      </FormWordsOfPage>
    </Page>
  )
}
