import { Link, redirect } from 'react-router'
import { isInvalid } from '#domain/errors.ts'
import { listDraftAttachments } from '#server/reports/attachment-queries.ts'
import { previewDraft } from '#server/reports/preview-draft.ts'
import { sendDraft } from '#server/reports/send-draft.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/draft-preview'
import { FileList } from './parts/file-list.tsx'
import { reportLabels } from './parts/labels.ts'
import { ReportBody } from './parts/report-body.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor, facts }) => {
    const { draft } = args.params
    const preview = await previewDraft(application, actor, draft).catch((error: unknown) => {
      // What cannot be sent yet cannot be looked at as it would be sent.
      throw isInvalid(error) ? redirect(`/drafts/${draft}`) : error
    })
    const files = await listDraftAttachments(application, actor, draft)
    return { preview, files, formToken: facts.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    const { id } = await sendDraft(application, actor, args.params.draft, fields)
    return redirectAfter(`/reports/${id}`, 'report-submitted')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Look it over – Fitila' }]
}

export default function DraftPreview({ loaderData: { preview, files, formToken } }: Route.ComponentProps) {
  const { id, version, words, hints } = preview
  return (
    <Page>
      <PageHeader
        title="Look it over before sending"
        lead="Nothing has been sent yet. Staff will read this, to the letter. If they approve it, the public reads the same. Neither is told your name."
      />
      <RefusalNotice />
      <Card>
        <p className="text-xl font-bold">{words.personName}</p>
        <ReportBody words={words} />
      </Card>
      <section className="space-y-2">
        <h2>Files</h2>
        {files.whole.length > 0 ? (
          <>
            <FileList files={files.whole} />
            <p>Staff can open them. The public cannot, also after an approval.</p>
          </>
        ) : (
          <p>No file goes with it.</p>
        )}
        {files.unfinished.length > 0 ? (
          <Alert tone="warning">A file has not arrived whole. It is not sent along.</Alert>
        ) : null}
        <Link to={`/drafts/${id}/files`}>Add or remove files</Link>
      </section>
      {hints.length > 0 ? (
        <Alert tone="warning" title="Only a court finds somebody guilty">
          <p>
            These words say it as a fact. You can send them as they are; what you saw yourself is stronger.
          </p>
          <ul className="list-disc pl-5">
            {hints.map(({ field, phrase, instead }) => (
              <li key={`${field} ${phrase}`}>
                {reportLabels[field]}: “{phrase}”. Instead: {instead}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <Alert title="Who else could know this?">
        Think of everybody who could have written what stands above. If you are the only one, or one of two or
        three, take out what gives you away: an exact hour, a room, a sentence from a meeting. We do not ask
        for your answer.
      </Alert>
      <TokenForm formToken={formToken}>
        <input type="hidden" name="draftVersion" value={version} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>Send the report</SubmitButton>
          <Link to={`/drafts/${id}`} className={buttonStyles({ tone: 'secondary' })}>
            Change something
          </Link>
        </div>
      </TokenForm>
    </Page>
  )
}
