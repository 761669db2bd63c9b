import { useRef, useState } from 'react'
import { Link, useActionData } from 'react-router'
import { acceptedEndings } from '#domain/writing/attachments.ts'
import { readMultipart } from '#server/attachments/multipart.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { filesOfForm } from '#server/sources/files-of-source.ts'
import type { OwnFiles } from '#server/writing/attachments/own-files.ts'
import type { lookOver } from '#server/writing/check-page.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../../door.ts'
import type { FileFormHandle } from '../../file-forms.ts'
import { fileSubmission, takeEach } from '../../file-submission.ts'
import {
  RefusalNotice,
  SettledFields,
  TokenForm,
  useFormState,
  useLeavingGuard,
  useRefusedForm,
} from '../../form.tsx'
import type { RefusedForm } from '../../refused-form.ts'
import { useLastAnswer } from '../../shell/forms/last-answer.ts'
import { useStageFocus } from '../../shell/forms/use-stage-focus.ts'
import { OperatorText } from '../../shell/notices/operator-text.tsx'
import { FilesStep } from '../files/files-step.tsx'
import { isAboutFiles } from '../files/removed-file.ts'
import { Conflict } from '../writing/conflict.tsx'
import { BackToCheck, FormPages } from '../writing/form-pages.tsx'
import { FormWordsOfPage, fieldLabelsIn, formParts } from '../writing/form-words.ts'
import { mistakesIn } from '../writing/mark-mistakes.ts'
import { answerHash, usePagesInHistory } from '../writing/use-pages-in-history.ts'
import type { Route } from './+types/send'
import { takeFormStep } from './form-steps.server.ts'
import { withQuickExit } from './leaving.ts'
import { BeforeForm } from './parts/before-form.tsx'
import { Check } from './parts/check.tsx'
import { Filled } from './parts/filled.tsx'
import { QuickExit } from './parts/quick-exit.tsx'
import { Saved } from './parts/saved.tsx'
import { Sent } from './parts/sent.tsx'
import { ShownBefore, useShownBefore } from './parts/shown-before.tsx'

const door = withQuickExit(page('page.everyone'))
export const handle: FileFormHandle = { holdsFile: 'everyone' }

/** A report without an account. The page sets no cookie, and its title is that of every page of this way. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => {
    const number = application.randomness.uuid()
    const writer = application.randomness.uuid()
    // Without a script the page is made again with what was sent.
    const sentNumber = pageRequest.keptWords?.formNumber
    const files = sentNumber && (await filesOfForm(application, sentNumber, pageRequest.caller()))
    const { safetyNotice } = await siteNow(application)
    return {
      safetyNotice,
      files: files ? await files.list().catch(() => null) : null,
      accept: acceptedEndings,
      words: {
        ...mistakesIn(words('problems')),
        ...words(
          ...([
            'sendByCode',
            'sentByCode',
            'savedByCode',
            'quickExit',
            'preview',
            'itemTexts',
            'sideNames',
            'statementLabelNames',
            'partTexts',
            'betterReport',
            'senderFiles',
          ] as const),
          ...formParts,
        ),
      },
      number,
      writer,
      formToken: pageRequest.boundToken(number),
    }
  })
}

/** The answer itself shows the code, so that it is in no address. The same form sent again shows the same code. */
export function action(args: Route.ActionArgs) {
  if (args.request.headers.get('content-type')?.startsWith('multipart/form-data')) return addFiles(args)
  return door.cookieless(args, takeFormStep)
}

/** A form without a script brings the files with all that was typed. */
function addFiles(args: Route.ActionArgs) {
  return door.readingCookieless(args, (carryOut) =>
    fileSubmission(carryOut, args.request, readMultipart, async (visit, fields, given) => {
      const { formNumber = '' } = fields
      const files = await filesOfForm(visit.application, formNumber, visit.pageRequest.caller())
      const keepsOriginal = fields.keepOriginal === 'yes'
      await takeEach(given, (file) => files.attach({ ...file, keepsOriginal }))
      return {
        refused: null,
        values: { ...fields, intent: 'attach' },
        formToken: visit.pageRequest.boundToken(formNumber),
        files: await files.list(),
        check: null,
      }
    }),
  )
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-store' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.words.sendByCode.tab }]
}

export default function Send({ loaderData }: Route.ComponentProps) {
  const { words } = loaderData
  const answer = useLastAnswer(useActionData<typeof action>())
  const sent = answer && 'sent' in answer ? answer.sent : null
  const saved = answer && 'saved' in answer ? answer.saved : null
  const again = useShownBefore(answer !== undefined)
  useStageFocus(stageOf(answer))
  return (
    <Page>
      <QuickExit words={words.quickExit} />
      {sent ? (
        <Sent sent={sent} words={words.sentByCode} />
      ) : saved ? (
        <Saved saved={saved} words={words} />
      ) : answer && 'isDiscarded' in answer ? (
        <Alert title={words.sendByCode.discarded} />
      ) : (
        <FormWordsOfPage value={words}>
          {again ? <ShownBefore again={again} {...loaderData} words={words.sentByCode.again} /> : null}
          <Form {...loaderData} />
        </FormWordsOfPage>
      )}
    </Page>
  )
}

type Answer = ReturnType<typeof useActionData<typeof action>>

/** Which of the pages that share this address is shown. */
function stageOf(answer: Answer): string {
  if (!answer) return 'form'
  else if ('sent' in answer) return 'sent'
  else if ('saved' in answer) return 'saved'
  else if ('isDiscarded' in answer) return 'discarded'
  else if ('check' in answer && answer.check) return 'check'
  else return 'values' in answer && isAboutFiles(answer.values.intent) ? 'files' : 'form'
}

type FormProps = Route.ComponentProps['loaderData']

function Form({ words, files: before, accept, safetyNotice, ...given }: FormProps) {
  // The same as long as the page is open: the code is made from the number.
  const [{ number, writer, formToken }] = useState(given)
  const { textOf } = useFormState({ formNumber: number, writer, draftVersion: '0' })
  const answer = useRefusedForm()
  const form = useRef<HTMLFormElement>(null)
  const pages = usePagesInHistory(form)
  const guard = useLeavingGuard()
  const said = words.sendByCode
  const looked = answer && 'files' in answer && 'check' in answer ? (answer as RefusedForm & Looked) : null
  const isAnswered = looked !== null && !pages.isTurnedBack
  const check = isAnswered ? looked.check : null
  const files = looked?.files ?? before
  const isFiles = !check && files !== null && isAboutFiles(answer?.values.intent) && !pages.isTurnedBack
  const earlier = textOf('earlierReport')
  const hasChecked = check !== null || textOf('check') === 'yes'
  const isFirst = pages.page === 0 && !check && !isFiles
  return (
    <>
      <PageHeader
        title={check ? words.preview.title : isFiles ? words.senderFiles.title : said.title}
        lead={check ? said.checkLead : isFirst ? said.lead : undefined}
      />
      {answer && 'leftOut' in answer ? (
        <Filled words={words.betterReport} leftOut={Number(answer.leftOut)} />
      ) : isFirst ? (
        <>
          <OperatorText text={safetyNotice} />
          <BeforeForm words={said} />
        </>
      ) : null}
      <SettledFields value={pages.settled}>
        <TokenForm
          ref={form}
          action={`/report${answerHash}`}
          replace={pages.answerReplaces}
          // The answer has all that the page needs, and a slow line is asked once.
          defaultShouldRevalidate={false}
          formToken={formToken}
          noValidate
          onClick={pages.followMistake}
          {...guard}
        >
          <RefusalNotice labels={fieldLabelsIn(words)} />
          <Conflict others={{ to: '/report/return', label: words.reportForm.openOthersByCode }} />
          {(['formNumber', 'writer', 'draftVersion'] as const).map((name) => (
            <input key={name} type="hidden" name={name} value={textOf(name)} />
          ))}
          {hasChecked ? <input type="hidden" name="check" value="yes" /> : null}
          {earlier ? <input type="hidden" name="earlierReport" value={earlier} /> : null}
          {check ? (
            <Check check={check} fileCount={files?.whole.length ?? 0} words={words} />
          ) : isFiles ? (
            <FilesStep
              words={words}
              files={files}
              accept={accept}
              target={{
                address: '/report/uploads',
                // The page was asked for again, so its own token belongs to another number.
                formToken: answer?.formToken ?? formToken,
                formNumber: textOf('formNumber'),
              }}
            />
          ) : (
            <FormPages
              pages={pages}
              before={answer?.values}
              finish={{ intent: 'files', label: words.reportForm.next }}
              backHint={said.backHint}
            >
              {hasChecked ? (
                <BackToCheck page={pages.page} intent="check" label={words.senderFiles.goOn} />
              ) : null}
              <Button name="intent" value="save" tone="secondary" formNoValidate>
                {said.save}
              </Button>
            </FormPages>
          )}
        </TokenForm>
      </SettledFields>
      {isFirst ? (
        <p>
          {said.account}{' '}
          <Link to="/submit-report" className={linkStyles}>
            {said.withAccount}
          </Link>
        </p>
      ) : null}
    </>
  )
}

type Looked = { check: Awaited<ReturnType<typeof lookOver>> | null; files: OwnFiles }
