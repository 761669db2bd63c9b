import { openDraft } from '#server/writing/draft-queries.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { dayOf } from '../dates.ts'
import { page } from '../door.ts'
import { SubmitButton, TokenForm } from '../form.tsx'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/draft'
import { FormWordsOfPage, formParts } from './writing/form-words.ts'
import { mistakesIn } from './writing/mark-mistakes.ts'
import { ReportForm } from './writing/report-form.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => ({
    words: { ...mistakesIn(words('problems')), ...words('draft', ...formParts) },
    draft: await openDraft(application, actor, args.params.draft),
    formToken: pageRequest.formToken(),
    writer: application.randomness.uuid(),
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.draft.tab) }]
}

export default function DraftOfReport({ loaderData }: Route.ComponentProps) {
  const { draft, writer, formToken } = loaderData
  const words = loaderData.words.draft
  return (
    <Page>
      <PageHeader title={words.title} lead={fill(words.lead, { day: dayOf(draft.expiresAt) })} />
      <FormWordsOfPage value={loaderData.words}>
        <ReportForm
          key={draft.id}
          number={draft.id}
          writer={writer}
          version={draft.version}
          before={draft.fields}
          formToken={formToken}
        />
      </FormWordsOfPage>
      <details>
        <summary className="cursor-pointer py-2.5 text-link underline">{words.delete}</summary>
        <TokenForm action="/submit-report" formToken={formToken} className="space-y-3 pt-2">
          <input type="hidden" name="submissionKey" value={draft.id} />
          <p>{words.deleteWarning}</p>
          <SubmitButton name="intent" value="delete" tone="danger">
            {words.deleteForGood}
          </SubmitButton>
        </TokenForm>
      </details>
    </Page>
  )
}
