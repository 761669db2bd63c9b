import { Link } from 'react-router'
import { mostAttachments } from '#domain/plans/limits.ts'
import { acceptedEndings } from '#domain/writing/attachments.ts'
import { readMultipart } from '#server/attachments/multipart.ts'
import { filesOfReport } from '#server/sources/files-of-source.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import type { FileFormHandle } from '../../file-forms.ts'
import { fileSubmission, takeEach } from '../../file-submission.ts'
import { RefusalNotice, TokenForm } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import type { Route } from './+types/report-files'
import { removedFile } from './removed-file.ts'
import { SenderFiles } from './sender-files.tsx'

const door = page('page.person')
export const handle: FileFormHandle = { holdsFile: 'people' }

/** The files of a report that its owner sent, and more of them. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => {
    const files = await filesOfReport(application, actor, args.params.id, pageRequest.caller())
    return {
      words: words('senderFiles'),
      files: await files.list(),
      formToken: pageRequest.formToken(),
      accept: acceptedEndings,
    }
  })
}

export function action(args: Route.ActionArgs) {
  const { id } = args.params
  if (args.request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return door.reading(args, (carryOut) =>
      fileSubmission(carryOut, args.request, readMultipart, async (visit, fields, given) => {
        const files = await filesOfReport(visit.application, visit.actor, id, visit.pageRequest.caller())
        const keepsOriginal = fields.keepOriginal === 'yes'
        await takeEach(given, (file) => files.attach({ ...file, keepsOriginal }))
        return redirectAfter(`/reports/${id}/files`, 'file-attached')
      }),
    )
  return door.submission(args, async ({ application, actor, pageRequest }, fields) => {
    const files = await filesOfReport(application, actor, id, pageRequest.caller())
    await files.remove(removedFile(fields.intent) ?? '')
    return redirectAfter(`/reports/${id}/files`, 'file-removed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.senderFiles.title) }]
}

export default function ReportFiles({ loaderData, params: { id } }: Route.ComponentProps) {
  const { files, formToken, accept } = loaderData
  const words = loaderData.words.senderFiles
  return (
    <Page>
      <PageHeader
        above={<Link to={`/reports/${id}`}>{words.back}</Link>}
        title={words.title}
        lead={fill(words.lead, { most: mostAttachments })}
      />
      <TokenForm formToken={formToken}>
        <RefusalNotice />
        <SenderFiles
          words={words}
          files={files}
          accept={accept}
          target={{ address: `/reports/${id}/uploads`, formToken }}
        />
      </TokenForm>
    </Page>
  )
}
