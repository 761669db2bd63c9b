import { longestCovered, mostCovered } from '#domain/publishing/covered-words.ts'
import { guiltHints } from '#domain/publishing/guilt-hints.ts'
import { approveReport } from '#server/publishing/approve-report.ts'
import { type ReportView, showReportForStep } from '#server/report-view/show-report.ts'
import type { Reached } from '#server/reports/take-step.ts'
import { Alert } from '#ui/alert.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { ToastCode } from '#words/en/toasts.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState, useLeavingGuard } from '../form.tsx'
import { useNames } from '../page-names.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/approval'
import { approvalWait } from './parts/approval-waits.ts'
import { GuiltHints } from './parts/guilt-hints.tsx'
import { LinkList } from './parts/link-list.tsx'
import { PeerReviews } from './parts/peer-reviews.tsx'
import { reportNames } from './parts/report-names.ts'
import { ReplyBeforeApproval } from './parts/show/reply.tsx'
import { SourceChoices } from './parts/source-choices.tsx'
import { StatementLabels } from './parts/statement-labels.tsx'
import { statementFieldNames } from './parts/statement-names.ts'
import { missingTogether } from './parts/statements/missing-parts.ts'
import { StatementFields, statementFieldParts } from './parts/statements/statement-fields.tsx'
import { Verifications } from './parts/verifications.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words(
      'approval',
      'approvalWaits',
      'replyNoted',
      'checks',
      'backTo',
      'methods',
      ...statementFieldParts,
      'statementLabelMeanings',
      'reviewTypeNames',
      'roleNames',
      ...reportNames,
    ),
    report: await showReportForStep(application, actor, args.params.id, 'approve'),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const status = await approveReport(application, actor, args.params.id, fields)
    return redirectAfter(`/reports/${args.params.id}`, toasts[status] ?? 'approval-proposed')
  })
}

/** By what the approval led to. */
const toasts: Partial<Record<Reached, ToastCode>> = {
  approved: 'report-approved',
  'with-a-batch': 'approval-given',
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: titled(
        loaderData && fill(loaderData.words.approval.tab, { number: loaderData.report.referenceNumber }),
      ),
    },
  ]
}

export default function Approval({ loaderData }: Route.ComponentProps) {
  const names = useNames(
    ...(['labels', 'partTexts', 'sideNames'] as const),
    ...(['statementPartNames', 'statementBoxTexts'] as const),
  )
  const { report } = loaderData
  const words = loaderData.words.approval
  const { words: text } = report.text
  const { approval } = report.handling
  const before = saidBefore(report)
  const guard = useLeavingGuard()
  const waitsFor = approvalWait(approval, loaderData.words.approvalWaits)
  return (
    <Page width="wide">
      <PageHeader above={<Trail />} title={words.title} />
      {waitsFor ? (
        <Alert>{waitsFor}</Alert>
      ) : (
        <WhatHappens words={words} name={text?.personName ?? words.aPerson} />
      )}
      <div className="columns-beside">
        <div className="beside">
          <Verifications english={loaderData.words} report={report} />
          <PeerReviews english={loaderData.words} report={report} />
          <ReplyBeforeApproval words={loaderData.words.replyNoted} report={report} />
        </div>
        <div>
          {text && !waitsFor ? (
            <TokenForm {...guard}>
              <input type="hidden" name="contentVersion" value={report.contentVersion} />
              <RefusalNotice
                failure={words.failure}
                labels={{ ...statementFieldNames(text, names), covered: words.covered }}
                together={(problems) => missingTogether(problems, { words: text, before, names })}
              />
              <GuiltHints hints={guiltHints(text)} words={words.hints}>
                {words.guilt}
              </GuiltHints>
              <section className="space-y-3">
                <h2>{words.label}</h2>
                <p>{words.labelLead}</p>
                <StatementLabels />
              </section>
              <StatementFields words={text} before={before} />
              <SourceChoices text={text} />
              <Links words={words} links={text.relevantLinks} />
              <Covered words={words} />
              <SubmitButton>{words.button}</SubmitButton>
            </TokenForm>
          ) : null}
        </div>
      </div>
    </Page>
  )
}

/** By those who verified these words, the latest last. */
function saidBefore({ verifications }: { verifications: ReportView['verifications'] }) {
  return verifications.present.flatMap(({ statements }) => statements ?? [])
}

function WhatHappens({ words, name }: { words: Words['approval']; name: string }) {
  return (
    <Alert tone="warning" title={fill(words.warning, { name })}>
      {words.warningText}
    </Alert>
  )
}

/** What is left out of the public text, although the report has it. */
function Covered({ words }: { words: Words['approval'] }) {
  const { textOf, problemOf } = useFormState()
  return (
    <Field name="covered" label={words.covered} hint={words.coveredHint} error={problemOf('covered')}>
      <TextArea rows={3} defaultValue={textOf('covered')} maxLength={mostCovered * (longestCovered + 1)} />
    </Field>
  )
}

function Links({ words, links }: { words: Words['approval']; links: readonly string[] }) {
  if (links.length === 0) return null
  return (
    <section className="space-y-2">
      <h2>{words.links}</h2>
      <LinkList links={links} />
    </section>
  )
}
