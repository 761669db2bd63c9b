import { Link } from 'react-router'
import { showReportTips } from '#server/report-view/show-tips.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { titled } from '../../shell/titled.ts'
import { BackToReport } from '../parts/back-to-report.tsx'
import { ShortTip } from '../parts/show/tips.tsx'
import type { Route } from './+types/tips'

const door = page('page.person')

/** All tips about a report, a page at a time. For staff. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const asked = args.url.searchParams.get('page')
    const { id, referenceNumber, ...shown } = await showReportTips(application, actor, args.params.id, asked)
    return { words: words('tip', 'conversation', 'backTo'), report: { id, referenceNumber }, ...shown }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.tip
  return [{ title: titled(words && fill(words.listTitle, { number: loaderData.report.referenceNumber })) }]
}

export default function TipsOfReport({ loaderData }: Route.ComponentProps) {
  const { words, report, tips, page: number, pages, mayAnswer } = loaderData
  const { tip } = words
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={report} />}
        title={fill(tip.listTitle, { number: report.referenceNumber })}
        lead={tip.listLead}
      />
      {tips.length === 0 ? <p className="text-muted">{tip.noneAtAll}</p> : null}
      <ol className="space-y-6">
        {tips.map((each) => (
          <li key={each.id}>
            <ShortTip tip={each} reportId={report.id} words={words} mayAnswer={mayAnswer} />
          </li>
        ))}
      </ol>
      {pages > 1 ? (
        <nav aria-label={fill(tip.pageOf, { page: number, pages })} className="flex flex-wrap gap-4">
          {number > 1 ? (
            <Link to={`?page=${number - 1}`} className={linkStyles}>
              {tip.pageBefore}
            </Link>
          ) : null}
          <span>{fill(tip.pageOf, { page: number, pages })}</span>
          {number < pages ? (
            <Link to={`?page=${number + 1}`} className={linkStyles}>
              {tip.nextPage}
            </Link>
          ) : null}
        </nav>
      ) : null}
    </Page>
  )
}
