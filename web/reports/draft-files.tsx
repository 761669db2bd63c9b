import { Link } from 'react-router'
import { acceptedEndings } from '#domain/reports/attachments.ts'
import { readMultipart } from '#server/attachments/multipart.ts'
import { attachStream } from '#server/reports/attach-stream.ts'
import { listDraftAttachments } from '#server/reports/attachment-queries.ts'
import { removeAttachment } from '#server/reports/remove-attachment.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fileSubmission } from '../file-submission.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/draft-files'
import { FileList } from './parts/file-list.tsx'
import { FilePicker } from './writing/file-picker.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor, facts }) => ({
    files: await listDraftAttachments(application, actor, args.params.draft),
    formToken: facts.formToken(),
    accept: acceptedEndings,
  }))
}

export function action(args: Route.ActionArgs) {
  const { draft } = args.params
  if (args.request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return fileSubmission(args, readMultipart, async ({ application, actor }, _fields, file) => {
      await attachStream(application, actor, draft, file)
      return redirectAfter(`/drafts/${draft}/files`, 'file-attached')
    })
  return submission(args, async ({ application, actor }, fields) => {
    await removeAttachment(application, actor, draft, fields.attachment ?? '')
    return redirectAfter(`/drafts/${draft}/files`, 'file-removed')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Files – Fitila' }]
}

export default function DraftFiles({ loaderData, params: { draft } }: Route.ComponentProps) {
  const { files, formToken, accept } = loaderData
  return (
    <Page>
      <PageHeader
        title="Files"
        lead="Up to 10 files of at most 25 MB each. They are sealed as they arrive. You and staff can open them, the public never can."
      />
      <Alert tone="warning" title="Clean a file before it leaves your device">
        <p>
          A photo can say where it was taken and with which phone, a document who wrote it. Open the{' '}
          <a href="/tools/document-sanitizer" target="_blank" rel="noreferrer">
            Document Sanitizer
          </a>{' '}
          in a new tab, choose the file there, download the cleaned copy, and attach that copy here. The
          sanitizer works on your device and sends nothing.
        </p>
        <p>
          We do not keep the name of a file. What is inside it stays as you send it: stamps, signatures and
          numbers on a page can point to you as well.
        </p>
      </Alert>
      <RefusalNotice />
      {files.whole.length > 0 ? (
        <FileList
          files={files.whole}
          actionOf={({ id, number }) => (
            <Removal attachment={id} label={`file ${number}`} token={formToken} />
          )}
        />
      ) : (
        <p>No file is attached yet.</p>
      )}
      {files.unfinished.map(({ id }) => (
        <Alert key={id} tone="warning" title="A file has not arrived whole">
          <p>
            Choose the same file again, and it goes on where it stopped. After a day we delete what there is.
          </p>
          <Removal attachment={id} label="the unfinished file" token={formToken} />
        </Alert>
      ))}
      <FilePicker draft={draft} formToken={formToken} accept={accept} />
      <div className="flex flex-wrap gap-3">
        <Link to={`/drafts/${draft}/preview`} className={buttonStyles()}>
          Look it over before sending
        </Link>
        <Link to={`/drafts/${draft}`} className={buttonStyles({ tone: 'secondary' })}>
          Back to the words
        </Link>
      </div>
    </Page>
  )
}

function Removal({ attachment, label, token }: { attachment: string; label: string; token: string }) {
  return (
    <TokenForm formToken={token} className="">
      <input type="hidden" name="attachment" value={attachment} />
      <SubmitButton tone="secondary" size="small" aria-label={`Remove ${label}`}>
        Remove
      </SubmitButton>
    </TokenForm>
  )
}
