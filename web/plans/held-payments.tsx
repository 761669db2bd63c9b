import { listDisputes } from '#server/plans/disputes/list-disputes.ts'
import {
  giveBack,
  type HeldPayment,
  listAgreedRefunds,
  listHeldPayments,
} from '#server/plans/payments/give-back.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { nairaOf } from '../amounts.ts'
import { dayOf } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/held-payments'
import { Disputes } from './parts/disputes.tsx'

const door = page('page.administrator')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('heldPayments', 'billing'),
    held: await listHeldPayments(application, actor),
    agreed: await listAgreedRefunds(application, actor),
    disputes: await listDisputes(application, actor),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const answer = await giveBack(application, actor, fields)
    return answer === 'proposed'
      ? redirectAfter('/admin/proposals', 'refund-proposed')
      : redirectAfter('/admin/payments', 'payment-given-back')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.heldPayments.title) }]
}

export default function HeldPayments({
  loaderData: { words, held, agreed, disputes },
}: Route.ComponentProps) {
  const texts = words.heldPayments
  const { textOf, problemOf } = useFormState()
  return (
    <Page>
      <PageHeader above={<Trail />} title={texts.title} lead={texts.lead} />
      <Card as="section" className="space-y-3">
        <h2>{texts.held}</h2>
        {held.length === 0 ? <p>{texts.none}</p> : <p>{texts.what}</p>}
        <PaymentList payments={held} words={words} />
      </Card>
      {disputes.length > 0 ? <Disputes disputes={disputes} words={words} /> : null}
      {agreed.length > 0 ? (
        <Card as="section" className="space-y-3">
          <h2>{texts.agreed}</h2>
          <p>{texts.agreedText}</p>
          <PaymentList payments={agreed} words={words} />
        </Card>
      ) : null}
      <Card as="section" className="space-y-3">
        <h2>{texts.books}</h2>
        <p>{texts.booksText}</p>
        <p>
          <a href="/admin/payments/books.csv" className={linkStyles} download>
            {texts.booksFile}
          </a>
        </p>
      </Card>
      <Card as="section" className="space-y-3">
        <h2>{texts.give}</h2>
        <p>{texts.giveText}</p>
        <TokenForm>
          <RefusalNotice labels={{ reference: texts.reference }} />
          <Field
            name="reference"
            label={texts.reference}
            hint={texts.hint}
            error={problemOf('reference')}
            required
          >
            <TextInput
              defaultValue={textOf('reference')}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
            />
          </Field>
          <SubmitButton tone="danger">{texts.button}</SubmitButton>
        </TokenForm>
      </Card>
    </Page>
  )
}

type PaymentListProps = { payments: readonly HeldPayment[]; words: Words }
type Words = Route.ComponentProps['loaderData']['words']

function PaymentList({ payments, words: { billing, heldPayments: texts } }: PaymentListProps) {
  return (
    <ul className="divide-y divide-line">
      {payments.map(({ reference, plan, amountKobo, settledOn }) => (
        <li key={reference} className="py-2">
          <p className="font-semibold">
            {fill(texts.line, { plan: billing.plans[plan], naira: nairaOf(amountKobo) })}
          </p>
          <p className="break-words">
            {fill(texts.day, { day: settledOn ? dayOf(settledOn) : '', reference })}
          </p>
        </li>
      ))}
    </ul>
  )
}
