import { giveBack, listHeldPayments } from '#server/plans/payments/give-back.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { dayOf } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/held-payments'
import { nairaOf } from './naira-of.ts'

const door = page('page.administrator')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('heldPayments', 'billing'),
    held: await listHeldPayments(application, actor),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await giveBack(application, actor, fields)
    return redirectAfter('/admin/payments', 'payment-given-back')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.heldPayments.title) }]
}

export default function HeldPayments({ loaderData: { words, held } }: Route.ComponentProps) {
  const texts = words.heldPayments
  const { textOf, problemOf } = useFormState()
  return (
    <Page>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Card as="section" className="space-y-3">
        <h2>{texts.held}</h2>
        {held.length === 0 ? <p>{texts.none}</p> : <p>{texts.what}</p>}
        <ul className="divide-y divide-line">
          {held.map(({ reference, plan, amountKobo, settledOn }) => (
            <li key={reference} className="py-2">
              <p className="font-semibold">
                {fill(texts.line, { plan: words.billing.plans[plan], naira: nairaOf(amountKobo) })}
              </p>
              <p className="break-words">
                {fill(texts.day, { day: settledOn ? dayOf(settledOn) : '', reference })}
              </p>
            </li>
          ))}
        </ul>
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
