import { daysKept } from '#domain/retention/retention.ts'
import { deleteReport } from '#server/sources/delete-report.ts'
import { followReport } from '#server/sources/follow-report.ts'
import { withdrawReport } from '#server/sources/withdraw-report.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/withdrawal'
import { BackToReport } from './parts/back-to-report.tsx'
import { chosenEnd } from './sources/chosen-end.ts'
import { WithdrawalForm } from './sources/parts/withdrawal-form.tsx'

const door = page('page.person')

/** The owner of a report with an account takes it back. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { id } = args.params
    const { referenceNumber, status } = await followReport(application, actor, id)
    const report = { id, referenceNumber, status }
    return { words: words('withdrawal', 'backTo'), report, days: daysKept('withdrawn report') }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const ended = chosenEnd(fields)
    const end = ended === 'withdraw' ? withdrawReport : deleteReport
    await end(application, actor, args.params.id)
    return redirectAfter('/reports/mine', ended === 'withdraw' ? 'report-withdrawn' : 'report-deleted')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.withdrawal
  return [{ title: titled(words && fill(words.title, { number: loaderData.report.referenceNumber })) }]
}

export default function Withdrawal({ loaderData: { report, days, words } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        above={<BackToReport report={report} />}
        title={fill(words.withdrawal.title, { number: report.referenceNumber })}
      />
      <WithdrawalForm status={report.status} days={days} words={words.withdrawal} hasCode={false} />
    </Page>
  )
}
