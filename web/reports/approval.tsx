import { guiltHints } from '#domain/publishing/guilt-hints.ts'
import type { ReportText } from '#domain/reports/report.ts'
import { dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { showReportForStep } from '#server/reports/show-report.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useLeavingGuard } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/approval'
import { approvalWaits } from './parts/approval-waits.ts'
import { BackToReport } from './parts/back-to-report.tsx'
import { GuiltHints } from './parts/guilt-hints.tsx'
import { LinkList } from './parts/link-list.tsx'
import { PeerReviews } from './parts/peer-reviews.tsx'
import { StatementFields } from './parts/statement-fields.tsx'
import { StatementLabels } from './parts/statement-labels.tsx'
import { statementFieldNames } from './parts/statement-names.ts'
import { Verifications } from './parts/verifications.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'staff', async ({ application, actor }) => ({
    report: await showReportForStep(application, actor, args.params.id, 'approve'),
    today: dayInNigeria(application.now()),
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    await approveReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, 'report-approved')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `Approve ${loaderData?.report.referenceNumber ?? ''} – Fitila` }]
}

export default function Approval({ loaderData: { report, today } }: Route.ComponentProps) {
  const { words, verifications } = report
  const guard = useLeavingGuard()
  const waitsFor = report.approval && approvalWaits[report.approval]
  return (
    <Page>
      <PageHeader above={<BackToReport report={report} />} title="Approve this report?" />
      {waitsFor ? <Alert>{waitsFor}</Alert> : <WhatHappens name={words?.personName ?? 'A person'} />}
      <Verifications verifications={verifications} />
      <PeerReviews reviews={report.peerReviews} />
      {words && !waitsFor ? (
        <TokenForm {...guard}>
          <input type="hidden" name="contentVersion" value={report.contentVersion} />
          <RefusalNotice failure="Approval failed" labels={statementFieldNames(words)} />
          <GuiltHints hints={guiltHints(words)}>
            These words say it as a fact, and the public would read it from us. Nobody can change them after
            an approval: reject the report with the reason, and the reporter can send it in other words.
          </GuiltHints>
          <section className="space-y-3">
            <h2>Mark each statement</h2>
            <p>
              Say for each what it rests on, where that stands, and on which day you or a colleague saw it.
              Where one box holds several things, take the weakest: one inference makes it an inference. Name
              a paper, a register or a body as the source, never a person who told you.
            </p>
            <StatementLabels />
          </section>
          <StatementFields words={words} today={today} />
          <SourceChoices words={words} />
          <Links links={words.relevantLinks} />
          <SubmitButton>Approve and make it public</SubmitButton>
        </TokenForm>
      ) : null}
    </Page>
  )
}

function WhatHappens({ name }: { name: string }) {
  return (
    <Alert tone="warning" title={`${name} will be named in public`}>
      Everything in the boxes below becomes public, word for word, with what you write there. It can be taken
      back later, but not unread. Is there anything in it that points to the reporter?
    </Alert>
  )
}

/** What the report itself names as a source, to choose from. */
function SourceChoices({ words }: { words: ReportText }) {
  const items = [...words.suspectedItems, ...words.declaredItems]
  const sources = [...items.map(({ source }) => source).filter(Boolean), ...words.relevantLinks]
  return (
    <datalist id="sources">
      {[...new Set(sources)].map((source) => (
        <option key={source} value={source} />
      ))}
    </datalist>
  )
}

function Links({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null
  return (
    <section className="space-y-2">
      <h2>Links that become public too</h2>
      <LinkList links={links} />
    </section>
  )
}
