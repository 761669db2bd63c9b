import { Link, useActionData } from 'react-router'
import { sendReport } from '#server/sources/send-report.ts'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../../form.tsx'
import { ReportFields } from '../parts/report-fields.tsx'
import { FormWordsOfPage, fieldLabelsIn, formParts } from '../writing/form-words.ts'
import type { Route } from './+types/send'
import { withQuickExit } from './leaving.ts'
import { QuickExit } from './parts/quick-exit.tsx'
import { Sent } from './parts/sent.tsx'

const door = withQuickExit(page('page.everyone'))

/** A report without an account. The page sets no cookie, and its title is that of every page of this way. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, pageRequest, words }) => {
    const number = application.randomness.uuid()
    return {
      words: words('sendByCode', 'sentByCode', 'quickExit', ...formParts),
      number,
      formToken: pageRequest.boundToken(number),
    }
  })
}

/** The answer itself shows the code, so that it is in no address. The same form sent again shows the same code. */
export function action(args: Route.ActionArgs) {
  return door.cookieless(args, async ({ application, pageRequest }, fields) => {
    const { intent = '', formNumber = '' } = fields
    if (intent.startsWith('rows:'))
      return { refused: null, values: fields, formToken: pageRequest.boundToken(formNumber) }
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
  return (
    <Page>
      <QuickExit words={words.quickExit} />
      {sent ? (
        <Sent sent={sent} words={words.sentByCode} />
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
  const said = words.sendByCode
  return (
    <>
      <PageHeader title={said.title} lead={said.lead} />
      <p>
        <Link to="/report/return" className={linkStyles}>
          {said.haveCode}
        </Link>
      </p>
      <Advice title={said.adviceTitle} lines={said.advice} tone="warning" />
      <Advice title={said.keptTitle} lines={[...said.kept, said.filesLater]} />
      <TokenForm formToken={formToken}>
        <RefusalNotice labels={fieldLabelsIn(words)} />
        <input type="hidden" name="formNumber" value={textOf('formNumber')} />
        <ReportFields />
        <SubmitButton>{said.button}</SubmitButton>
      </TokenForm>
      <p>
        {said.account}{' '}
        <Link to="/submit-report" className={linkStyles}>
          {said.withAccount}
        </Link>
      </p>
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
