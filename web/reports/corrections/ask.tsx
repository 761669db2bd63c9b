import { Link, useActionData } from 'react-router'
import { requestsLiveForDays } from '#server/publishing/corrections/erase-settled-requests.ts'
import { requestCorrection } from '#server/publishing/corrections/request-correction.ts'
import { showDisputable } from '#server/publishing/corrections/show-disputable.ts'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Blocks } from '../../article.tsx'
import { dayOf, partialDay } from '../../dates.ts'
import { submission, visit } from '../../visit.ts'
import { Presumption } from '../parts/presumption.tsx'
import type { Route } from './+types/ask'
import { AskForm } from './ask-form.tsx'
import { Received } from './received.tsx'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, actor, facts }) => ({
    report: await showDisputable(application, actor, args.params.id),
    number: application.randomness.uuid(),
    formToken: facts.formToken(),
    terms: [
      {
        list: [
          '**What happens:** a member of staff reads it. If it is serious, the report shows that it is disputed, since the day you asked. If not, you get a reason. One of us proposes what follows from it, and another has to agree.',
          '**Your answer:** after sending you get a code. With it you look up [how it stands](/corrections/request), without an account.',
          `**What we keep:** your words, sealed, and the day. No address, no device, no account, even if you are logged in. ${requestsLiveForDays} days after it is settled we erase it.`,
          '**What we never tell:** who sent a report, and whether a guess is right. Please do not write whom you suspect.',
        ],
      },
    ],
  }))
}

// Answered with the page: the code is shown once, and no address may carry it.
export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, facts }, fields) => ({
    code: await requestCorrection(application, args.params.id, fields, facts.network),
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: `Ask for a correction of ${loaderData?.report.referenceNumber ?? 'a report'} – Fitila` },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function AskForCorrection({ loaderData }: Route.ComponentProps) {
  const { report, number, formToken, terms } = loaderData
  const answer = useActionData<typeof action>()
  if (answer && 'code' in answer) return <Received code={answer.code} report={report} />
  return (
    <Page>
      <PageHeader
        above={report.referenceNumber}
        title={report.isRetracted ? 'This report was taken back' : 'Ask for a correction'}
        lead={
          report.isRetracted
            ? null
            : 'Is something wrong in this report? Tell us. You need no account, and no JavaScript.'
        }
      />
      {report.isRetracted ? (
        <p>
          None of it is public any more. If the notice that stands in its place is wrong, please{' '}
          <Link to="/contact" className={linkStyles}>
            write to us
          </Link>
          .
        </p>
      ) : (
        <>
          <p>
            About {report.personName}, public since {dayOf(report.publishedAt)}.{' '}
            {report.isWhole ? null : (
              <>
                Below stands the beginning of each statement, as in the search. The whole is on{' '}
                <Link to={`/reports/${report.id}`} className={linkStyles}>
                  the report’s page
                </Link>
                , for which one needs an account; it may have any name.
              </>
            )}
          </p>
          {report.disputedOn ? (
            <Alert>It is disputed since {partialDay(report.disputedOn)}. You can add what you know.</Alert>
          ) : null}
          <Blocks of={terms} />
          <AskForm passages={report.passages} number={number} formToken={formToken} />
        </>
      )}
      <Presumption />
    </Page>
  )
}
