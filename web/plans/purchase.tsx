import { Link } from 'react-router'
import { hasCapacity } from '#domain/people/capacities.ts'
import { isWorthMoney } from '#domain/plans/offer.ts'
import { isPaidPlan, type PaidPlan, priceOf, timeOf } from '#domain/plans/paid-plans.ts'
import { partsOfPrice } from '#domain/plans/vat.ts'
import type { Application } from '#server/kernel/application.ts'
import { startPayment } from '#server/plans/payments/start-payment.ts'
import { Alert } from '#ui/alert.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { nairaOf } from '../amounts.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectToCheckout } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/purchase'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => {
    const { payments } = application
    // The form leads on to the provider's page.
    if (payments && !payments.trial) pageRequest.formTargets = [payments.checkoutOrigin]
    const plan = args.url.searchParams.get('plan')
    const canBuy =
      payments !== null &&
      isPaidPlan(plan) &&
      isWorthMoney(timeOf(plan).tier) &&
      !hasCapacity(actor.role, 'administers')
    return {
      words: words('purchase'),
      names: words('planTexts').planTexts.names,
      sale: canBuy
        ? { plan, ...timeOf(plan), price: presentPrice(plan, application, words('purchase').purchase) }
        : null,
      tradeName: payments?.tradeName ?? '',
      isTrial: payments !== null && !payments.isLive,
      isPlayed: payments !== null && payments.trial !== null,
    }
  })
}

function presentPrice(
  plan: PaidPlan,
  { seller }: Pick<Application, 'seller'>,
  words: Words['purchase'],
): string {
  const grossKobo = priceOf(plan)
  const chargesVat = seller.vatNumber !== null
  const { vatKobo } = partsOfPrice(grossKobo, chargesVat)
  const prices = { naira: nairaOf(grossKobo), vat: nairaOf(vatKobo) }
  return fill(chargesVat ? words.withVat : words.naira, prices)
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const checkout = await startPayment(application, actor, fields)
    return redirectToCheckout(application.payments, checkout)
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.purchase.title) }]
}

export default function Purchase({ loaderData }: Route.ComponentProps) {
  const { sale, names, tradeName, isTrial, isPlayed } = loaderData
  const words = loaderData.words.purchase
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      {isTrial ? <Alert title={words.trial}>{words.trialText}</Alert> : null}
      {sale ? (
        <>
          <DescriptionList
            items={[
              { term: words.plan, detail: names[sale.tier] },
              { term: words.time, detail: fill(words.days, { count: sale.days }) },
              { term: words.price, detail: sale.price },
              ...(isPlayed ? [] : [{ term: words.bank, detail: tradeName }]),
            ]}
          />
          {isPlayed ? null : (
            <Prose>
              <h2>{words.learnsTitle}</h2>
              <ul>
                {words.learns.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </Prose>
          )}
          <TokenForm>
            <RefusalNotice />
            <input type="hidden" name="plan" value={sale.plan} />
            <Checkbox name="renews" value="yes" label={words.renews} hint={words.renewsHint} />
            <SubmitButton wide>{words.button}</SubmitButton>
          </TokenForm>
        </>
      ) : (
        <>
          <RefusalNotice />
          <p>{words.notSold}</p>
        </>
      )}
      <p>
        <Link to="/subscription-plans" className={linkStyles}>
          {words.back}
        </Link>
      </p>
    </Page>
  )
}
