import { Link } from 'react-router'
import { mostAttachments } from '#domain/plans/limits.ts'
import { acceptedEndings } from '#domain/writing/attachments.ts'
import { readMultipart } from '#server/attachments/multipart.ts'
import { attachStream } from '#server/writing/attachments/attach-stream.ts'
import { listDraftAttachments } from '#server/writing/attachments/own-files.ts'
import { removeAttachment } from '#server/writing/attachments/remove-attachment.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import type { FileFormHandle } from '../file-forms.ts'
import { fileSubmission, takeEach } from '../file-submission.ts'
import { RefusalNotice, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/draft-files'
import { removedFile } from './files/removed-file.ts'
import { SenderFiles } from './files/sender-files.tsx'

const door = page('page.person')
export const handle: FileFormHandle = { holdsFile: 'people' }

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => ({
    words: words('draftFiles', 'senderFiles'),
    files: await listDraftAttachments(application, actor, args.params.draft),
    formToken: pageRequest.formToken(),
    accept: acceptedEndings,
  }))
}

export function action(args: Route.ActionArgs) {
  const { draft } = args.params
  if (args.request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return door.reading(args, (carryOut) =>
      fileSubmission(carryOut, args.request, readMultipart, async ({ application, actor }, fields, files) => {
        const keepsOriginal = fields.keepOriginal === 'yes'
        await takeEach(files, (file) => attachStream(application, actor, draft, { ...file, keepsOriginal }))
        return redirectAfter(`/drafts/${draft}/files`, 'file-attached')
      }),
    )
  return door.submission(args, async ({ application, actor }, fields) => {
    await removeAttachment(application, actor, draft, removedFile(fields.intent) ?? '')
    return redirectAfter(`/drafts/${draft}/files`, 'file-removed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.draftFiles.title) }]
}

export default function DraftFiles({ loaderData, params: { draft } }: Route.ComponentProps) {
  const { files, formToken, accept } = loaderData
  const words = loaderData.words.draftFiles
  return (
    <Page>
      <PageHeader
        title={loaderData.words.senderFiles.title}
        lead={fill(loaderData.words.senderFiles.lead, { most: mostAttachments })}
      />
      <TokenForm formToken={formToken}>
        <RefusalNotice />
        <SenderFiles
          words={loaderData.words.senderFiles}
          files={files}
          accept={accept}
          target={{ address: `/drafts/${draft}/uploads`, formToken }}
        />
      </TokenForm>
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
