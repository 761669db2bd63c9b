import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ownSteps } from '#domain/plans/own-steps.ts'
import { type Dashboard, showDashboard } from '#server/plans/dashboard/show-dashboard.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../dates.ts'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { LiveHandle } from '../shell/use-live.ts'
import type { Route } from './+types/dashboard'
import { OwnUsage } from './parts/own-usage.tsx'

const door = page('dashboard.see')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('dashboard', 'keptThings', 'billing', 'statuses', 'planTexts'),
    featureNames: words('plans').plans.featureNames,
    dashboard: await showDashboard(application, actor),
  }))
}

export const handle: LiveHandle = { live: 'list' }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.dashboard.title) }]
}

type PartProps = { dashboard: Dashboard; words: Words['dashboard'] }

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { dashboard, words: all, featureNames } = loaderData
  const words = all.dashboard
  const { tier, lastDay } = dashboard.plan
  const plan = { plan: all.planTexts.names[tier], day: lastDay ? dayOf(lastDay) : '' }
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
        <Asked dashboard={dashboard} words={words} />
        <OwnReports dashboard={dashboard} words={words} statuses={all.statuses} />
        <Steps dashboard={dashboard} words={words} />
        <Searches dashboard={dashboard} words={words} />
        <OwnUsage
          usage={dashboard.usage}
          kept={dashboard.kept}
          words={all.billing}
          names={featureNames}
          keptWords={all.keptThings}
        />
        <Part title={words.plan}>
          <p>{fill(lastDay ? words.untilDay : words.withoutEnd, plan)}</p>
          <p>
            <Link to="/subscription-plans/billing" className={linkStyles}>
              {words.billing}
            </Link>
          </p>
        </Part>
      </div>
    </Page>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="space-y-3">
      <h2>{title}</h2>
      {children}
    </Card>
  )
}

function Asked({ dashboard: { asked }, words }: PartProps) {
  return (
    <Part title={words.asked}>
      <p>{asked.length > 0 ? words.askedText : words.nothingAsked}</p>
      <ul>
        {asked.map(({ id, referenceNumber }) => (
          <li key={id}>
            <Link to={`/reports/${id}`} className={`${linkStyles} inline-block py-2`}>
              {referenceNumber}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

type OwnReportsProps = PartProps & { statuses: Words['statuses'] }

function OwnReports({ dashboard: { byStatus, thisMonth }, words, statuses }: OwnReportsProps) {
  const { sent, most } = thisMonth
  return (
    <Part title={words.reports}>
      {byStatus.length === 0 ? <p>{words.noReports}</p> : null}
      <ul className="divide-y divide-line">
        {byStatus.map(({ status, reports }) => (
          <li key={status} className="flex justify-between gap-4 py-2">
            <span>{statuses[status]}</span>
            <strong className="shrink-0 whitespace-nowrap">{fill(words.ofStatus, { count: reports })}</strong>
          </li>
        ))}
      </ul>
      <p>{most === null ? fill(words.thisMonth, { count: sent }) : fill(words.ofMost, { sent, most })}</p>
      <p>
        <Link to="/reports/mine" className={linkStyles}>
          {words.all}
        </Link>
      </p>
    </Part>
  )
}

function Steps({ dashboard: { steps }, words }: PartProps) {
  return (
    <Part title={words.steps}>
      <dl className="divide-y divide-line">
        {ownSteps.map((step) => {
          const { reports, medianDays } = steps[step]
          return (
            <div key={step} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt>{words.stepNames[step]}</dt>
              <dd className="font-bold">
                {medianDays === null
                  ? words.stepNone
                  : `${fill(words.stepDays, { count: medianDays })}, ${fill(words.stepOf, { count: reports })}`}
              </dd>
            </div>
          )
        })}
      </dl>
    </Part>
  )
}

function Searches({ dashboard: { searches }, words }: PartProps) {
  return (
    <Part title={words.searches}>
      {searches.length === 0 ? <p>{words.noSearches}</p> : null}
      <ul className="divide-y divide-line">
        {searches.map(({ id, name, news }) => (
          <li key={id} className="flex justify-between gap-4 py-2">
            <span className="min-w-0 break-words">{name}</span>
            {news > 0 ? (
              <Badge tone="information">{fill(words.news, { count: news })}</Badge>
            ) : (
              <span className="text-muted">{words.noNews}</span>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/saved-searches" className={linkStyles}>
          {words.searches}
        </Link>
      </p>
    </Part>
  )
}
