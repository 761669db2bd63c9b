import { isRefusal } from '#domain/errors.ts'
import { openDraft } from '#server/writing/draft-queries.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { dayOf } from '../dates.ts'
import { pageThatKeepsText } from '../door.ts'
import { SubmitButton, TokenForm } from '../form.tsx'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/draft'
import { FormWordsOfPage, formParts } from './writing/form-words.ts'
import { mistakesIn } from './writing/mark-mistakes.ts'
import { ReportForm } from './writing/report-form.tsx'
import { action as takeReport } from './writing/take-report.ts'

const door = pageThatKeepsText('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => ({
    words: { ...mistakesIn(words('problems')), ...words('draft', ...formParts) },
    draft: await draftBehind(
      () => openDraft(application, actor, args.params.draft),
      pageRequest.keptWords !== null,
    ),
    formToken: pageRequest.formToken(),
    writer: application.randomness.uuid(),
  }))
}

/** None where the form shows what was typed, and its session or the draft itself has ended. */
async function draftBehind<Draft>(open: () => Promise<Draft>, isFormAgain: boolean): Promise<Draft | null> {
  try {
    return await open()
  } catch (error) {
    if (isFormAgain && isRefusal(error)) return null
    throw error
  }
}

export function action(args: Route.ActionArgs) {
  return takeReport(args)
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.draft.tab) }]
}

export default function DraftOfReport({ loaderData, params }: Route.ComponentProps) {
  const { draft, writer, formToken } = loaderData
  const words = loaderData.words.draft
  return (
    <Page>
      <PageHeader
        title={words.title}
        lead={draft ? fill(words.lead, { day: dayOf(draft.expiresAt) }) : undefined}
      />
      <FormWordsOfPage value={loaderData.words}>
        <ReportForm
          key={params.draft}
          action={`/drafts/${params.draft}`}
          number={params.draft}
          writer={writer}
          version={draft?.version ?? 0}
          before={draft?.fields}
          formToken={formToken}
        />
      </FormWordsOfPage>
      {draft ? <DeleteDraft id={draft.id} formToken={formToken} words={words} /> : null}
    </Page>
  )
}

type DeleteDraftProps = {
  id: string
  formToken: string
  words: Route.ComponentProps['loaderData']['words']['draft']
}

function DeleteDraft({ id, formToken, words }: DeleteDraftProps) {
  return (
    <details>
      <summary className="cursor-pointer py-2.5 text-link underline">{words.delete}</summary>
      <TokenForm action="/submit-report" formToken={formToken} className="space-y-3 pt-2">
        <input type="hidden" name="submissionKey" value={id} />
        <p>{words.deleteWarning}</p>
        <SubmitButton name="intent" value="delete" tone="danger">
          {words.deleteForGood}
        </SubmitButton>
      </TokenForm>
    </details>
  )
}
