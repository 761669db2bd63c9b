import { Link } from 'react-router'
import { RuleBroken } from '#domain/errors.ts'
import { daysKept } from '#domain/retention/retention.ts'
import { followReport } from '#server/sources/follow-report.ts'
import { writeToStaff } from '#server/sources/write-to-staff.ts'
import { showUsualWaits, type UsualWaits } from '#server/transparency/figures/show-figures.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { page } from '../../door.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { redirectTo } from '../../redirect.ts'
import { Conversation } from '../parts/conversation.tsx'
import { ProgressLine } from '../parts/progress-line.tsx'
import type { Route } from './+types/status'
import { withQuickExit } from './leaving.ts'
import { openAgain } from './open-again.server.ts'
import { OpenAgain } from './parts/ended.tsx'
import { QuickExit } from './parts/quick-exit.tsx'
import { StartBetter } from './parts/start-better.tsx'
import { useVisitEnd } from './parts/use-visit-end.ts'

const door = withQuickExit(page('page.everyone'))

/** The report of the code that was typed a moment ago. A visit that has ended is asked for its code again. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => {
    const source = await pageRequest.source()
    if (!source && !pageRequest.keptWords) throw redirectTo('/report/return')
    const before = args.url.searchParams.get('before')
    const report = source && (await followReport(application, source, null, before))
    const formNumber = application.randomness.uuid()
    const ownForm = { formNumber, formToken: pageRequest.boundToken(formNumber) }
    return {
      words: words(
        ...([
          'sourceStatus',
          'returnByCode',
          'conversation',
          'quickExit',
          'withdrawal',
          'senderFiles',
          'punished',
          'progressLine',
        ] as const),
      ),
      report,
      isEarlier: before !== null,
      usual: await showUsualWaits(application),
      better:
        report?.status === 'rejected'
          ? {
              ...words('betterReport'),
              start: ownForm,
            }
          : null,
      again: ownForm,
      formToken: pageRequest.boundToken(null),
      days: daysKept('code of a source'),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.cookieless(args, async (visit, fields) => {
    const { application, pageRequest } = visit
    await openAgain(visit, fields, 'report')
    if (fields.intent === 'leave') {
      await pageRequest.changeVisit(null)
      return redirectTo('/report/return', 303)
    }
    const source = await pageRequest.source()
    if (!source) throw new RuleBroken('visit-ended')
    const isOpenedAlone = fields.sourceCode !== undefined && fields.message?.trim() === ''
    if (!isOpenedAlone) await writeToStaff(application, source, null, fields)
    return redirectTo('/report/status', 303)
  })
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-store' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.words.sourceStatus.tab }]
}

export default function Status({ loaderData }: Route.ComponentProps) {
  const { report, isEarlier, usual, better, again, formToken, days, words } = loaderData
  const typed = useVisitEnd(report)
  return (
    <Page>
      <QuickExit words={words.quickExit} />
      {report && typed === null ? (
        <Followed
          report={report}
          isEarlier={isEarlier}
          usual={usual}
          better={better}
          formToken={formToken}
          number={again.formNumber}
          days={days}
          words={words}
        />
      ) : (
        <OpenAgain
          words={words.returnByCode}
          typed={typed ?? ''}
          again={again}
          message={words.conversation}
        />
      )}
    </Page>
  )
}

type FollowedProps = {
  report: NonNullable<Route.ComponentProps['loaderData']['report']>
  isEarlier: boolean
  usual: UsualWaits
  better: Route.ComponentProps['loaderData']['better']
  formToken: string
  /** Of the form for a message. */
  number: string
  days: number
  words: Route.ComponentProps['loaderData']['words']
}

function Followed({
  report,
  isEarlier,
  usual,
  better,
  formToken,
  number,
  days,
  words: { sourceStatus: words, conversation, withdrawal, senderFiles, punished, progressLine },
}: FollowedProps) {
  return (
    <>
      <PageHeader
        title={fill(words.title, { number: report.referenceNumber })}
        lead={fill(words.sent, { day: partialDay(report.sentAt) })}
      />
      <Card as="section" className="space-y-2">
        <h2>{words.where}</h2>
        <p>{progressOf(report, words)}</p>
        <ProgressLine
          progress={{
            status: report.status,
            isVerified: report.isVerified,
            waitsForBatch: report.publicWithinHours !== null,
            // The code of a deleted report opens nothing.
            isErased: false,
          }}
          usual={usual}
          words={progressLine}
        />
        {report.reason ? (
          <>
            <h3>{words.reason}</h3>
            <p className="break-words whitespace-pre-line">{report.reason}</p>
          </>
        ) : null}
        {report.keeping.endsOn ? <p>{fill(words.ends, { day: partialDay(report.keeping.endsOn) })}</p> : null}
        {report.keeping.heldUntil ? (
          <p>{fill(words.held, { day: partialDay(report.keeping.heldUntil) })}</p>
        ) : null}
      </Card>
      {better ? <StartBetter words={better.betterReport} start={better.start} /> : null}
      <Conversation
        messages={report.messages}
        earlier={report.earlier}
        isEarlier={isEarlier}
        reader="source"
        words={conversation}
        formToken={formToken}
        number={number}
      />
      {report.status === 'withdrawn' ? null : (
        <p>
          <Link to="/report/files" className={linkStyles}>
            {senderFiles.add}
          </Link>
        </p>
      )}
      <TokenForm formToken={formToken} intent="leave" className="space-y-2">
        <SubmitButton tone="secondary">{words.leave}</SubmitButton>
        <p className="text-sm text-muted">{words.leaveHint}</p>
      </TokenForm>
      <p>
        <Link to="/report/withdrawal" className={linkStyles}>
          {withdrawal.link}
        </Link>
      </p>
      <p className="text-sm text-muted">{fill(words.until, { days })}</p>
      <Alert title={words.danger}>
        {words.dangerText}{' '}
        <Link to="/educational-resources?tab=where" className={linkStyles}>
          {words.help}
        </Link>
      </Alert>
      <p>
        <Link to="/report/punished" className={linkStyles}>
          {punished.link}
        </Link>
      </p>
    </>
  )
}

function progressOf(
  { status, isVerified, publicWithinHours }: FollowedProps['report'],
  words: Words['sourceStatus'],
): string {
  if (publicWithinHours !== null) return fill(words.publicSoon, { count: publicWithinHours })
  else if (status === 'pending') return words.progress[isVerified ? 'verified' : 'received']
  else return words.progress[status]
}
