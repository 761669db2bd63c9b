import { Link } from 'react-router'
import { mostAttachments } from '#domain/plans/limits.ts'
import { acceptedEndings } from '#domain/writing/attachments.ts'
import { readMultipart } from '#server/attachments/multipart.ts'
import { filesOfSender } from '#server/sources/files-of-source.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import type { FileFormHandle } from '../../file-forms.ts'
import { fileSubmission, takeEach } from '../../file-submission.ts'
import { RefusalNotice, TokenForm } from '../../form.tsx'
import { redirectTo } from '../../redirect.ts'
import { withQuickExit } from '../sources/leaving.ts'
import { QuickExit } from '../sources/parts/quick-exit.tsx'
import type { Route } from './+types/source-files'
import { removedFile } from './removed-file.ts'
import { SenderFiles } from './sender-files.tsx'

const door = withQuickExit(page('page.everyone'))
export const handle: FileFormHandle = { holdsFile: 'everyone' }

/** The files of the report of a visit with a code, and more of them. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => {
    const source = await pageRequest.source()
    if (!source) throw redirectTo('/report/return')
    const files = await filesOfSender(application, { formNumber: undefined, source }, pageRequest.caller())
    return {
      words: words('senderFiles', 'quickExit'),
      files: await files.list(),
      formToken: pageRequest.boundToken(null),
      accept: acceptedEndings,
    }
  })
}

export function action(args: Route.ActionArgs) {
  if (args.request.headers.get('content-type')?.startsWith('multipart/form-data'))
    return door.readingCookieless(args, (carryOut) =>
      fileSubmission(
        carryOut,
        args.request,
        readMultipart,
        async ({ application, pageRequest }, fields, given) => {
          const sender = { formNumber: undefined, source: await pageRequest.source() }
          const files = await filesOfSender(application, sender, pageRequest.caller())
          const keepsOriginal = fields.keepOriginal === 'yes'
          await takeEach(given, (file) => files.attach({ ...file, keepsOriginal }))
          return redirectTo('/report/files', 303)
        },
      ),
    )
  return door.cookieless(args, async ({ application, pageRequest }, fields) => {
    const sender = { formNumber: undefined, source: await pageRequest.source() }
    const files = await filesOfSender(application, sender, pageRequest.caller())
    await files.remove(removedFile(fields.intent) ?? '')
    return redirectTo('/report/files', 303)
  })
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-store' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.words.senderFiles.tab }]
}

export default function SourceFiles({ loaderData }: Route.ComponentProps) {
  const { files, formToken, accept, words } = loaderData
  return (
    <Page>
      <QuickExit words={words.quickExit} />
      <PageHeader
        above={<Link to="/report/status">{words.senderFiles.back}</Link>}
        title={words.senderFiles.title}
        lead={fill(words.senderFiles.lead, { most: mostAttachments })}
      />
      <TokenForm formToken={formToken}>
        <RefusalNotice />
        <SenderFiles
          words={words.senderFiles}
          files={files}
          accept={accept}
          target={{ address: '/report/uploads', formToken }}
        />
      </TokenForm>
      <p>
        <Link to="/report/status" className={buttonStyles()}>
          {words.senderFiles.back}
        </Link>
      </p>
    </Page>
  )
}
