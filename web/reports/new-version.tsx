import { isRefusal } from '#domain/errors.ts'
import { bringFiles } from '#server/sources/bring-files.ts'
import { followReport } from '#server/sources/follow-report.ts'
import { startBetter } from '#server/sources/start-better.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter, redirectTo } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/new-version'
import { BackToReport } from './parts/back-to-report.tsx'
import { formFieldsOf } from './parts/form-fields-of.ts'

const door = page('page.person')

/** The owner of a rejected report begins a better one from it. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { id } = args.params
    const number = application.randomness.uuid()
    const { referenceNumber } = await followReport(application, actor, id)
    await startBetter(application, actor, id, number)
    return { words: words('betterReport', 'backTo'), report: { id, referenceNumber }, number }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor, pageRequest }, fields) => {
    const { id } = args.params
    const { submissionKey = '' } = fields
    const { text, earlierReport } = await startBetter(application, actor, id, submissionKey)
    const draft = { ...formFieldsOf(text), earlierReport, submissionKey }
    try {
      await saveDraft(application, actor, draft)
    } catch (error) {
      // The same button pressed twice: the draft is there, and may have been written in since.
      if (!isRefusal(error) || error.code !== 'draft-changed') throw error
      return redirectTo(`/drafts/${submissionKey}`, 303)
    }
    const leftOut = await bringFiles(application, actor, id, { draftId: submissionKey }, pageRequest.caller())
    return redirectAfter(
      `/drafts/${submissionKey}`,
      leftOut === 0 ? 'report-started' : 'report-started-without-files',
    )
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.betterReport.title) }]
}

export default function NewVersion({ loaderData: { words, report, number } }: Route.ComponentProps) {
  const { textOf } = useFormState({ submissionKey: number })
  const said = words.betterReport
  return (
    <Page>
      <PageHeader above={<BackToReport report={report} />} title={said.title} />
      <Card as="section" className="space-y-3">
        <ul className="list-disc space-y-1 pl-5">
          {[...said.about, said.limits].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <TokenForm>
          <RefusalNotice failure={said.failure} />
          <input type="hidden" name="submissionKey" value={textOf('submissionKey')} />
          <SubmitButton>{said.button}</SubmitButton>
        </TokenForm>
      </Card>
    </Page>
  )
}
