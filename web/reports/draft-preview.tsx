import { Link } from 'react-router'
import { isInvalid } from '#domain/errors.ts'
import { listDraftAttachments } from '#server/writing/attachments/own-files.ts'
import { previewDraft } from '#server/writing/preview-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter, redirectTo } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/draft-preview'
import { CheckAnswers } from './parts/check-answers.tsx'
import { FileList } from './parts/file-list.tsx'
import { GuiltHints } from './parts/guilt-hints.tsx'
import { reportNames } from './parts/report-names.ts'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => {
    const { draft } = args.params
    const preview = await previewDraft(application, actor, draft).catch((error: unknown) => {
      // What cannot be sent yet cannot be looked at as it would be sent.
      throw isInvalid(error) ? redirectTo(`/drafts/${draft}`) : error
    })
    const files = await listDraftAttachments(application, actor, draft)
    return {
      words: words('preview', 'files', 'sideNames', ...reportNames),
      preview,
      files,
      formToken: pageRequest.formToken(),
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const { id } = await sendDraft(application, actor, args.params.draft, fields)
    return redirectAfter(`/reports/${id}`, 'report-submitted')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.preview.tab) }]
}

export default function DraftPreview({ loaderData }: Route.ComponentProps) {
  const { preview, files, formToken } = loaderData
  const { id, version, words: written, hints } = preview
  const words = loaderData.words.preview
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      <RefusalNotice />
      <CheckAnswers
        words={written}
        change={({ page: number, label }) => (
          <Link
            to={`/drafts/${id}?page=${number}&check=yes`}
            aria-label={label}
            className={buttonStyles({ tone: 'secondary', size: 'small' })}
          >
            {words.changeShort}
          </Link>
        )}
      />
      <section className="space-y-2">
        <h2>{words.files}</h2>
        {files.whole.length > 0 ? (
          <>
            <FileList files={files.whole} words={loaderData.words.files} />
            <p>{words.filesOpen}</p>
          </>
        ) : (
          <p>{words.noFiles}</p>
        )}
        {files.unfinished.length > 0 ? <Alert tone="warning">{words.unfinished}</Alert> : null}
        <Link to={`/drafts/${id}/files`}>{words.changeFiles}</Link>
      </section>
      <GuiltHints hints={hints} words={{ title: words.hintsTitle, instead: words.instead }}>
        {words.hints}
      </GuiltHints>
      <Alert title={words.whoTitle}>{words.who}</Alert>
      <TokenForm formToken={formToken}>
        <input type="hidden" name="draftVersion" value={version} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{words.send}</SubmitButton>
          <Link to={`/drafts/${id}`} className={buttonStyles({ tone: 'secondary' })}>
            {words.change}
          </Link>
        </div>
      </TokenForm>
    </Page>
  )
}
