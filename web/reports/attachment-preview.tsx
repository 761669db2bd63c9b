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

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => {
    const { id, attachment } = args.params
    const asked = Number(new URL(args.request.url).searchParams.get('page') ?? 1)
    const { file, preview } = await previewAttachment(application, actor, id, {
      attachmentId: attachment,
      page: Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1,
    })
    const { bytes, ...about } = preview
    return {
      words: words('filePreview'),
      number: file.number,
      kind: attachmentKinds[file.kind].name,
      formToken: pageRequest.formToken(),
      preview:
        about.shows === 'picture'
          ? { ...about, source: `data:${about.type};base64,${bytes.toString('base64')}` }
          : { ...about, text: bytes.toString('utf8') },
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
      <Shown loaderData={loaderData} params={params} />
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

function Shown({ loaderData, params }: Pick<Route.ComponentProps, 'loaderData' | 'params'>) {
  const { preview, number } = loaderData
  const words = loaderData.words.filePreview
  if (preview.shows === 'nothing') return <p>{words.nothing}</p>
  if (preview.shows === 'text')
    return (
      <section className="space-y-2">
        <pre className="overflow-x-auto rounded border border-line p-3 text-sm whitespace-pre-wrap">
          {preview.text}
        </pre>
        {preview.isWhole ? null : <p>{words.textGoesOn}</p>}
      </section>
    )
  if (!('source' in preview)) return null
  const place = { page: preview.page, pages: preview.pages }
  const pageAt = (page: number) =>
    `/reports/${params.id}/attachments/${params.attachment}/preview?page=${page}`
  return (
    <section className="space-y-2">
      <img
        src={preview.source}
        alt={fill(words.pictureOf, { number, ...place })}
        className="h-auto max-w-full border border-line"
      />
      {preview.pages > 1 ? (
        <nav aria-label={words.pages} className="flex flex-wrap gap-4">
          {preview.page > 1 ? <Link to={pageAt(preview.page - 1)}>{words.previousPage}</Link> : null}
          <span>{fill(words.pageOf, place)}</span>
          {preview.page < preview.pages ? <Link to={pageAt(preview.page + 1)}>{words.nextPage}</Link> : null}
        </nav>
      ) : null}
    </section>
  )
}
