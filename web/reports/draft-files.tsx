import { Link } from 'react-router'
import { mostAttachments } from '#domain/plans/limits.ts'
import { acceptedEndings } from '#domain/writing/attachments.ts'
import { readMultipart } from '#server/attachments/multipart.ts'
import { attachStream } from '#server/writing/attachments/attach-stream.ts'
import { listDraftAttachments } from '#server/writing/attachments/own-files.ts'
import { removeAttachment } from '#server/writing/attachments/remove-attachment.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import type { FileFormHandle } from '../file-forms.ts'
import { fileSubmission } from '../file-submission.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/draft-files'
import { FileList } from './parts/file-list.tsx'
import { FilePicker } from './writing/file-picker.tsx'

const door = page('page.person')
export const handle: FileFormHandle = { holdsFile: true }

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => ({
    words: words('draftFiles', 'files'),
    files: await listDraftAttachments(application, actor, args.params.draft),
    formToken: pageRequest.formToken(),
    accept: acceptedEndings,
  }))
}

export function action(args: Route.ActionArgs) {
  const { draft } = args.params
  if (args.request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return fileSubmission(door, args, readMultipart, async ({ application, actor }, file) => {
      await attachStream(application, actor, draft, file)
      return redirectAfter(`/drafts/${draft}/files`, 'file-attached')
    })
  return door.submission(args, async ({ application, actor }, fields) => {
    await removeAttachment(application, actor, draft, fields.attachment ?? '')
    return redirectAfter(`/drafts/${draft}/files`, 'file-removed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.draftFiles.title) }]
}

export default function DraftFiles({ loaderData, params: { draft } }: Route.ComponentProps) {
  const { files, formToken, accept } = loaderData
  const words = loaderData.words.draftFiles
  const fileWords = loaderData.words.files
  return (
    <Page>
      <PageHeader title={words.title} lead={fill(words.lead, { most: mostAttachments })} />
      <Alert tone="warning" title={words.cleanTitle}>
        <p>{words.clean}</p>
        <p>
          <a href="/tools/document-sanitizer" target="_blank" rel="noreferrer">
            {words.openSanitizer}
          </a>
        </p>
        <p>{words.names}</p>
      </Alert>
      <RefusalNotice />
      {files.whole.length > 0 ? (
        <FileList
          words={fileWords}
          files={files.whole}
          actionOf={({ id, number }) => (
            <Removal
              attachment={id}
              word={words.remove}
              label={fill(words.removeFile, { number })}
              token={formToken}
            />
          )}
        />
      ) : (
        <p>{words.none}</p>
      )}
      {files.unfinished.map(({ id }) => (
        <Alert key={id} tone="warning" title={words.unfinishedTitle}>
          <p>{words.unfinished}</p>
          <Removal attachment={id} word={words.remove} label={words.removeUnfinished} token={formToken} />
        </Alert>
      ))}
      <FilePicker words={words} draft={draft} formToken={formToken} accept={accept} />
      <div className="flex flex-wrap gap-3">
        <Link to={`/drafts/${draft}/preview`} className={buttonStyles()}>
          {words.look}
        </Link>
        <Link to={`/drafts/${draft}`} className={buttonStyles({ tone: 'secondary' })}>
          {words.back}
        </Link>
      </div>
    </Page>
  )
}

type RemovalProps = { attachment: string; word: string; label: string; token: string }

function Removal({ attachment, word, label, token }: RemovalProps) {
  return (
    <TokenForm formToken={token} className="">
      <input type="hidden" name="attachment" value={attachment} />
      <SubmitButton tone="secondary" size="small" aria-label={label}>
        {word}
      </SubmitButton>
    </TokenForm>
  )
}
