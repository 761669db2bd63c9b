import { useRef } from 'react'
import { Link, useActionData } from 'react-router'
import { daysKept } from '#domain/retention/retention.ts'
import { discardDraft } from '#server/sources/discard-draft.ts'
import { saveForLater } from '#server/sources/save-for-later.ts'
import { sendReport } from '#server/sources/send-report.ts'
import { checkPage, lookOver } from '#server/writing/check-page.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState, useRefusedForm } from '../../form.tsx'
import { CheckAnswers } from '../parts/check-answers.tsx'
import { GuiltHints } from '../parts/guilt-hints.tsx'
import { ReportFields } from '../parts/report-fields.tsx'
import { FormPages } from '../writing/form-pages.tsx'
import { FormWordsOfPage, fieldLabelsIn, formParts } from '../writing/form-words.ts'
import { turnPage } from '../writing/turn-page.ts'
import { usePages } from '../writing/use-pages.ts'
import type { Route } from './+types/send'
import { withQuickExit } from './leaving.ts'
import { QuickExit } from './parts/quick-exit.tsx'
import { Saved } from './parts/saved.tsx'
import { Sent } from './parts/sent.tsx'

const door = withQuickExit(page('page.everyone'))

/** A report without an account. The page sets no cookie, and its title is that of every page of this way. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => {
    const number = application.randomness.uuid()
    return {
      words: words(
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
        ] as const),
        ...formParts,
      ),
      number,
      formToken: pageRequest.boundToken(number),
    }
  })
}

/** The answer itself shows the code, so that it is in no address. The same form sent again shows the same code. */
export function action(args: Route.ActionArgs) {
  return door.cookieless(args, async ({ application, pageRequest }, fields) => {
    const { intent = '', formNumber = '' } = fields
    const again = await turnPage(fields, (names) => checkPage(application, fields, names))
    if (again) return { refused: null, values: again, formToken: pageRequest.boundToken(formNumber) }
    if (intent === 'check') {
      const check = await lookOver(application, fields)
      return { refused: null, values: fields, formToken: pageRequest.boundToken(formNumber), check }
    }
    if (intent === 'save') {
      const { shown, draft } = await saveForLater(application, fields, pageRequest.caller())
      const draftToken = pageRequest.boundToken(formNumber)
      return { saved: { shown, draft, draftToken, days: daysKept('draft without an account') } }
    }
    if (intent === 'discard') {
      await discardDraft(application, fields)
      return { isDiscarded: true }
    }
    return { sent: await sendReport(application, fields, pageRequest.caller()) }
  })
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'no-store' }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.words.sendByCode.tab }]
}

export default function Send({ loaderData }: Route.ComponentProps) {
  const { words, number, formToken } = loaderData
  const answer = useActionData<typeof action>()
  const sent = answer && 'sent' in answer ? answer.sent : null
  const saved = answer && 'saved' in answer ? answer.saved : null
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
          <Form words={words} number={number} formToken={formToken} />
        </FormWordsOfPage>
      )}
    </Page>
  )
}

type FormProps = Route.ComponentProps['loaderData']

function Form({ words, number, formToken }: FormProps) {
  const { textOf } = useFormState({ formNumber: number })
  const answer = useRefusedForm()
  const form = useRef<HTMLFormElement>(null)
  const pages = usePages(form)
  const said = words.sendByCode
  const check = answer && 'check' in answer ? (answer as Checked).check : null
  const isFirst = pages.page === 0 && !check
  return (
    <>
      <PageHeader
        title={check ? words.preview.title : said.title}
        lead={check ? said.checkLead : isFirst ? said.lead : undefined}
      />
      {isFirst ? <BeforeForm words={said} /> : null}
      <TokenForm ref={form} formToken={formToken} noValidate onClick={pages.followMistake}>
        <RefusalNotice labels={fieldLabelsIn(words)} />
        <input type="hidden" name="formNumber" value={textOf('formNumber')} />
        {check ? (
          <Check check={check} words={words} />
        ) : (
          <FormPages pages={pages} finish={{ intent: 'check', label: words.reportForm.preview }}>
            <Button name="intent" value="save" tone="secondary" formNoValidate>
              {said.save}
            </Button>
          </FormPages>
        )}
      </TokenForm>
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

type Checked = { check: Awaited<ReturnType<typeof lookOver>> }

/** What would be sent, row by row. All that was typed stays in the form, hidden. */
function Check({ check, words }: Checked & { words: FormProps['words'] }) {
  const said = words.preview
  return (
    <>
      <CheckAnswers
        words={check.words}
        change={({ page, label }) => (
          <Button name="intent" value={`page:${page}`} tone="secondary" size="small" aria-label={label}>
            {said.changeShort}
          </Button>
        )}
      />
      <GuiltHints hints={check.hints} words={{ title: said.hintsTitle, instead: said.instead }}>
        {said.hints}
      </GuiltHints>
      <Alert title={said.whoTitle}>{said.who}</Alert>
      <ReportFields page={-1} />
      <SubmitButton name="intent" value="send">
        {words.sendByCode.button}
      </SubmitButton>
    </>
  )
}

function BeforeForm({ words: said }: { words: FormProps['words']['sendByCode'] }) {
  return (
    <>
      <p>
        <Link to="/report/return" className={linkStyles}>
          {said.haveCode}
        </Link>
      </p>
      <Advice title={said.adviceTitle} lines={said.advice} tone="warning" />
      <Advice title={said.keptTitle} lines={[...said.kept, said.limit, said.filesLater]} />
    </>
  )
}

type AdviceProps = { title: string; lines: readonly string[]; tone?: 'warning' }

function Advice({ title, lines, tone }: AdviceProps) {
  return (
    <Alert title={title} tone={tone}>
      <ul className="list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Alert>
  )
}
