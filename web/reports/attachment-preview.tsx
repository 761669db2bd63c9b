import { Link } from 'react-router'
import { attachmentKinds } from '#domain/writing/attachments.ts'
import { previewAttachment } from '#server/writing/attachments/preview-attachment.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { SubmitButton, TokenForm } from '../form.tsx'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/attachment-preview'
import { FilePreview } from './files/file-preview.tsx'
import { pageAsked, shownOf } from './files/shown-preview.ts'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => {
    const { id, attachment } = args.params
    const { file, preview } = await previewAttachment(application, actor, id, {
      attachmentId: attachment,
      page: pageAsked(args.request.url),
    })
    return {
      words: words('filePreview'),
      number: file.number,
      kind: attachmentKinds[file.kind].name,
      formToken: pageRequest.formToken(),
      preview: shownOf(preview),
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titled(loaderData && fill(loaderData.words.filePreview.title, { number: loaderData.number })) },
  ]
}

export default function AttachmentPreview({ loaderData, params }: Route.ComponentProps) {
  const { number, kind, formToken } = loaderData
  const words = loaderData.words.filePreview
  return (
    <Page>
      <PageHeader
        above={<Link to={`/reports/${params.id}`}>{words.back}</Link>}
        title={fill(words.title, { number })}
        lead={fill(words.lead, { kind })}
      />
      <FilePreview
        words={words}
        number={number}
        preview={loaderData.preview}
        address={`/reports/${params.id}/attachments/${params.attachment}/preview`}
      />
      <section className="space-y-3">
        <h2>{words.original}</h2>
        <Alert tone="warning" title={words.warningTitle}>
          <p>{words.warning}</p>
        </Alert>
        <TokenForm
          action={`/reports/${params.id}/attachments/${params.attachment}`}
          formToken={formToken}
          reloadDocument
        >
          <SubmitButton>{words.download}</SubmitButton>
        </TokenForm>
      </section>
    </Page>
  )
}
