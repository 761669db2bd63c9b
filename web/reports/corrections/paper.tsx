import { attachmentKinds } from '#domain/writing/attachments.ts'
import { previewPaper } from '#server/publishing/corrections/papers/open-paper.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import { FilePreview } from '../files/file-preview.tsx'
import { pageAsked, shownOf } from '../files/shown-preview.ts'
import type { Route } from './+types/paper'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => {
    const { request, paper: paperId } = args.params
    const asked = { paperId, page: pageAsked(args.request.url) }
    const { paper, referenceNumber, preview } = await previewPaper(application, actor, request, asked)
    return {
      words: words('filePreview', 'correctionRequest'),
      ...{ number: paper.number, referenceNumber },
      kind: attachmentKinds[paper.kind].name,
      formToken: pageRequest.formToken(),
      preview: shownOf(preview),
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.correctionRequest
  return [{ title: titled(words && fill(words.paperTitle, { number: loaderData.number })) }]
}

/** A document beside a request for a correction, for staff: its preview first. */
export default function Paper({ loaderData, params }: Route.ComponentProps) {
  const { number, kind, referenceNumber, formToken, preview } = loaderData
  const { filePreview: words, correctionRequest } = loaderData.words
  const back = `/correction-requests/${params.request}`
  return (
    <Page>
      <PageHeader
        above={<Trail />}
        title={fill(correctionRequest.paperTitle, { number })}
        lead={fill(words.lead, { kind })}
      />
      <p>{fill(correctionRequest.paperOf, { number: referenceNumber })}</p>
      <FilePreview
        words={words}
        number={number}
        preview={preview}
        address={`${back}/papers/${params.paper}`}
      />
      <section className="space-y-3">
        <h2>{words.original}</h2>
        <Alert tone="warning" title={words.warningTitle}>
          <p>{words.warning}</p>
        </Alert>
        <TokenForm action={`${back}/papers/${params.paper}/file`} formToken={formToken} reloadDocument>
          <SubmitButton>{words.download}</SubmitButton>
        </TokenForm>
      </section>
    </Page>
  )
}
