import { Link, useActionData } from 'react-router'
import { RuleBroken } from '#domain/errors.ts'
import { daysKept } from '#domain/retention/retention.ts'
import { deleteReport } from '#server/sources/delete-report.ts'
import { followReport } from '#server/sources/follow-report.ts'
import { withdrawReport } from '#server/sources/withdraw-report.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { redirectTo } from '../../redirect.ts'
import { useLastAnswer } from '../../shell/forms/last-answer.ts'
import { useStageFocus } from '../../shell/forms/use-stage-focus.ts'
import type { Route } from './+types/withdrawal'
import { chosenEnd } from './chosen-end.ts'
import { withQuickExit } from './leaving.ts'
import { Ended } from './parts/ended.tsx'
import { QuickExit } from './parts/quick-exit.tsx'
import { useVisitEnd } from './parts/use-visit-end.ts'
import { WithdrawalForm } from './parts/withdrawal-form.tsx'

const door = withQuickExit(page('page.everyone'))

/** The holder of a code takes the report back. The answer itself says so, because the visit ends with it. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => {
    const source = await pageRequest.source()
    if (!source && !pageRequest.keptWords) throw redirectTo('/report/return')
    const report = source && (await followReport(application, source, null))
    return {
      words: words('withdrawal', 'returnByCode', 'quickExit'),
      report: report && { referenceNumber: report.referenceNumber, status: report.status },
      formToken: pageRequest.boundToken(null),
      days: daysKept('withdrawn report'),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.cookieless(args, async ({ application, pageRequest }, fields) => {
    const source = await pageRequest.source()
    if (!source) throw new RuleBroken('visit-ended')
    const ended = chosenEnd(fields)
    const end = ended === 'withdraw' ? withdrawReport : deleteReport
    await end(application, source, null)
    await pageRequest.changeVisit(null)
    return { ended }
  })
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-store' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.words.withdrawal.tab }]
}

export default function Withdrawal({ loaderData }: Route.ComponentProps) {
  const { report, formToken, days, words } = loaderData
  const answer = useLastAnswer(useActionData<typeof action>())
  useStageFocus(answer && 'ended' in answer ? 'ended' : 'form')
  const ended = answer && 'ended' in answer ? answer.ended : null
  const said = words.withdrawal
  const isOver = useVisitEnd(report) !== null
  return (
    <Page>
      <QuickExit words={words.quickExit} />
      {ended ? (
        <PageHeader
          title={ended === 'withdraw' ? said.withdrawnTitle : said.deletedTitle}
          lead={said.ended}
        />
      ) : report && !isOver ? (
        <>
          <PageHeader
            above={<Link to="/report/status">{said.back}</Link>}
            title={fill(said.title, { number: report.referenceNumber })}
          />
          <WithdrawalForm status={report.status} days={days} words={said} formToken={formToken} hasCode />
        </>
      ) : (
        <Ended words={words.returnByCode} typed="" />
      )}
    </Page>
  )
}
