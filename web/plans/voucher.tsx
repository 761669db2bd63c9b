import { hasCapacity } from '#domain/people/capacities.ts'
import { showOwnPlan } from '#server/plans/show-own-plan.ts'
import { redeemVoucher } from '#server/plans/vouchers/redeem-voucher.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { fill } from '#words/fill.ts'
import { dayOf } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/voucher'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('voucher'),
    names: words('planTexts').planTexts.names,
    plan: await showOwnPlan(application, actor),
    hasEnded: actor.subscription.status !== 'active',
    isByRole: hasCapacity(actor.role, 'administers'),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await redeemVoucher(application, actor, fields)
    return redirectAfter('/subscription-plans?success=true', 'subscription-upgraded')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.voucher.title) }]
}

export default function Voucher({ loaderData }: Route.ComponentProps) {
  const { plan, names, hasEnded, isByRole } = loaderData
  const words = loaderData.words.voucher
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <Card>
        <p>{fill(words.now, { plan: names[plan.tier] })}</p>
        {plan.lastDay ? <p>{fill(words.until, { day: dayOf(plan.lastDay) })}</p> : null}
        {hasEnded ? <p>{words.ended}</p> : null}
        {plan.periods.length > 1 ? (
          <>
            <h2>{words.periods}</h2>
            <ul>
              {plan.periods.map(({ tier, from, lastDay }) => (
                <li key={from}>
                  {fill(words.period, { plan: names[tier], from: dayOf(from), lastDay: dayOf(lastDay) })}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </Card>
      {isByRole ? <p>{words.byRole}</p> : <VoucherForm words={words} />}
    </Page>
  )
}

function VoucherForm({ words }: { words: Route.ComponentProps['loaderData']['words']['voucher'] }) {
  const { textOf, problemOf } = useFormState()
  return (
    <>
      <TokenForm>
        <RefusalNotice labels={{ voucherCode: words.label }} />
        <Field
          name="voucherCode"
          label={words.label}
          hint={words.hint}
          error={problemOf('voucherCode')}
          required
        >
          <TextInput
            defaultValue={textOf('voucherCode')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
          />
        </Field>
        <SubmitButton wide>{words.button}</SubmitButton>
      </TokenForm>
      <Prose>
        <h2>{words.rules}</h2>
        <ul>
          {words.rule.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Prose>
    </>
  )
}
