import { Link, useRouteLoaderData } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { type FrameData, frameRoute } from '../../shell/frame-data.ts'
import { Waiting, type WaitingWork } from './waiting.tsx'

type ForYouProps = {
  words: Words['home']
  /** By number alone, in case someone looks over a shoulder. */
  reports: readonly { id: string; referenceNumber: string; status: string }[]
  /** For staff alone. */
  waiting: WaitingWork | null
}

/** The first thing that a person who is logged in sees: what waits for them. */
export function ForYou({ words: { forYou }, reports, waiting }: ForYouProps) {
  const frame = useRouteLoaderData<FrameData>(frameRoute)
  const viewer = frame?.viewer ?? null
  return (
    <section className="night">
      <div className="mx-auto max-w-6xl space-y-4 px-4 pt-6 pb-8 sm:pt-8">
        <h1>{forYou.title}</h1>
        <div className="grid gap-4 text-ink sm:grid-cols-2">
          {waiting ? <Waiting {...waiting} panel={viewer?.panel ?? null} /> : null}
          <Card as="section" className="space-y-3">
            <h2>{forYou.news}</h2>
            <p>
              {viewer && viewer.unread > 0 ? fill(forYou.unread, { count: viewer.unread }) : forYou.noNews}
            </p>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
              {viewer?.panel && !waiting ? (
                <Link to={viewer.panel.href} className={buttonStyles({ tone: 'lamp' })}>
                  {viewer.panel.label}
                </Link>
              ) : null}
              <Link to="/notifications" className={rowStyles}>
                {forYou.readNews}
              </Link>
            </p>
          </Card>
          <Card as="section" className="space-y-3">
            <h2>{forYou.reports}</h2>
            {reports.length === 0 ? <p>{forYou.noReports}</p> : null}
            <ul className="divide-y divide-line">
              {reports.map(({ id, referenceNumber, status }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 py-1">
                  <Link to={`/reports/${id}`} className={`${rowStyles} mr-auto`}>
                    {referenceNumber}
                  </Link>
                  <span className="text-muted">{status}</span>
                </li>
              ))}
            </ul>
            <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <Link
                to="/submit-report"
                className={buttonStyles({ tone: viewer?.panel ? 'secondary' : 'lamp' })}
              >
                {frame?.words.shell.submitReport}
              </Link>
              {reports.length > 0 ? (
                <Link to="/reports/mine" className={rowStyles}>
                  {forYou.allReports}
                </Link>
              ) : null}
            </p>
          </Card>
        </div>
      </div>
    </section>
  )
}

const rowStyles = `${linkStyles} inline-flex min-h-11 items-center`
