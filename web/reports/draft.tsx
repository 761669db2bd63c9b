import { openDraft } from '#server/reports/draft-queries.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { dayOf } from '../dates.ts'
import { SubmitButton, TokenForm } from '../form.tsx'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/draft'
import { BeforeYouWrite } from './writing/before-you-write.tsx'
import { ReportForm } from './writing/report-form.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor, facts }) => ({
    draft: await openDraft(application, actor, args.params.draft),
    formToken: facts.formToken(),
    writer: application.randomness.uuid(),
  }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'A draft – Fitila' }]
}

export default function DraftOfReport({ loaderData: { draft, writer, formToken } }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Go on with your report"
        lead={`Only you can open this draft. It is kept until ${dayOf(draft.expiresAt)}, and longer if you change it.`}
      />
      <BeforeYouWrite />
      <ReportForm
        key={draft.id}
        number={draft.id}
        writer={writer}
        version={draft.version}
        before={draft.fields}
        formToken={formToken}
      />
      <details>
        <summary className="cursor-pointer py-2.5 text-link underline">Delete this draft</summary>
        <TokenForm action="/submit-report" formToken={formToken} className="space-y-3 pt-2">
          <input type="hidden" name="submissionKey" value={draft.id} />
          <p>It cannot be brought back, by you or by us.</p>
          <SubmitButton name="intent" value="delete" tone="danger">
            Delete it for good
          </SubmitButton>
        </TokenForm>
      </details>
    </Page>
  )
}
