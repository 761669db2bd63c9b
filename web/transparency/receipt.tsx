import { Link, useActionData } from 'react-router'
import { findReceipt } from '#server/writing/receipts/find-receipt.ts'
import { Alert } from '#ui/alert.tsx'
import { Answered } from '#ui/answers/answered.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useLastAnswer } from '../shell/forms/last-answer.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/receipt'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ pageRequest, words }) => ({
    words: words('findReceipt'),
    formToken: pageRequest.formToken(),
  }))
}

/** The answer itself shows the receipt, so that the code is in no address. */
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application }, fields) => ({
    found: await findReceipt(application, fields),
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: titled(loaderData?.words.findReceipt.title) },
    { name: 'description', content: loaderData?.words.findReceipt.description },
  ]
}

export default function FindReceipt({ loaderData }: Route.ComponentProps) {
  const { formToken } = loaderData
  const words = loaderData.words.findReceipt
  const answer = useLastAnswer(useActionData<typeof action>())
  const { textOf, problemOf } = useFormState()
  const found = answer && 'found' in answer ? answer.found : null
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      {found ? (
        <Answered to={answer}>
          <Card as="section" role="status" className="space-y-3">
            <h2>{words.signed}</h2>
            <p>{fill(words.handedIn, { day: partialDay(found.day) })}</p>
            <pre className="font-mono text-sm break-all whitespace-pre-wrap">{found.text}</pre>
            {found.wasChangedLater ? <Alert title={words.changed}>{words.changedText}</Alert> : null}
          </Card>
        </Answered>
      ) : null}
      <Card>
        <TokenForm formToken={formToken}>
          <RefusalNotice labels={{ receiptCode: words.code }} />
          <Field
            name="receiptCode"
            label={words.code}
            hint={words.hint}
            error={problemOf('receiptCode')}
            required
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              defaultValue={textOf('receiptCode')}
              className="font-mono"
            />
          </Field>
          <SubmitButton>{words.button}</SubmitButton>
        </TokenForm>
      </Card>
      <p className="max-w-prose">
        {words.footnote}{' '}
        <Link to="/transparency" className={linkStyles}>
          {words.howChecked}
        </Link>
      </p>
    </Page>
  )
}
