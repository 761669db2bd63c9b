import { Link, useActionData } from 'react-router'
import { findReceipt } from '#server/writing/receipts/find-receipt.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { partialDay } from '../dates.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { submission, visit } from '../visit.ts'
import type { Route } from './+types/receipt'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ facts }) => ({ formToken: facts.formToken() }))
}

/** The answer itself shows the receipt, so that the code stands in no address. */
export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application }, fields) => ({
    found: await findReceipt(application, fields),
  }))
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'A receipt – Fitila' },
    { name: 'description', content: 'Have a receipt back with its code.' },
  ]
}

const labels = { receiptCode: 'The code of your receipt' }

export default function FindReceipt({ loaderData: { formToken } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  const { textOf, problemOf } = useFormState()
  const found = answer && 'found' in answer ? answer.found : null
  return (
    <Page>
      <PageHeader
        title="A receipt"
        lead="Whoever has the code of a receipt gets the receipt back here, without an account."
      />
      {found ? (
        <Card as="section" role="status" className="space-y-3">
          <h2>We signed this receipt</h2>
          <p>Something was handed in on {partialDay(found.day)}.</p>
          <pre className="font-mono text-sm break-all whitespace-pre-wrap">{found.text}</pre>
          {found.wasChangedLater ? (
            <Alert title="It was changed later">
              Whoever handed it in changed it after this receipt, and got another one. This one still holds
              for what was handed in first.
            </Alert>
          ) : null}
        </Card>
      ) : null}
      <Card>
        <TokenForm formToken={formToken}>
          <RefusalNotice labels={labels} />
          <Field
            name="receiptCode"
            label={labels.receiptCode}
            hint="Six groups of four. Capitals and hyphens do not matter."
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
          <SubmitButton>Show the receipt</SubmitButton>
        </TokenForm>
      </Card>
      <p className="max-w-prose">
        This page tells nothing of what was handed in, nor by whom, nor what became of it. We note neither
        that you came nor which code you typed.{' '}
        <Link to="/transparency" className={linkStyles}>
          How a receipt is checked
        </Link>
      </p>
    </Page>
  )
}
