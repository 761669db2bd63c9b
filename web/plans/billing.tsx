import { Link } from 'react-router'
import { showBilling } from '#server/plans/billing/show-billing.ts'
import { cancelRenewal } from '#server/plans/renewals/cancel-renewal.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { nairaOf } from '../amounts.ts'
import { dayOf, partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/billing'
import { OwnPayments } from './parts/own-payments.tsx'
import { OwnTime } from './parts/own-time.tsx'
import { OwnUsage } from './parts/own-usage.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('billing', 'planTexts', 'payment'),
    featureNames: words('plans').plans.featureNames,
    keptWords: words('keptThings').keptThings,
    billing: await showBilling(application, actor),
    chargesVat: application.seller.vatNumber !== null,
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }) => {
    await cancelRenewal(application, actor)
    return redirectAfter('/subscription-plans/billing', 'subscription-canceled')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.billing.title) }]
}

export default function Billing({ loaderData }: Route.ComponentProps) {
  const { words, billing, chargesVat, featureNames, keptWords } = loaderData
  const { state, tier, lastDay, daysLeft, renewal, upgradeDays } = billing
  const texts = words.billing
  const isDue = state === 'past-due' || state === 'renewal-failing'
  return (
    <Page>
      <PageHeader title={texts.title} lead={chargesVat ? texts.withVat : texts.withoutVat} />
      <RefusalNotice />
      {isDue ? (
        <Alert tone="danger" title={texts.due}>
          {texts.dueText}
        </Alert>
      ) : null}
      <Card as="section" className="space-y-3">
        <h2>{words.planTexts.names[tier]}</h2>
        <p>
          {fill(texts.states[state], { day: lastDay ? dayOf(lastDay) : '' })}
          {lastDay ? ` ${fill(texts.daysLeft, { count: daysLeft })}` : null}
        </p>
        {upgradeDays === null ? null : <p>{fill(texts.upgrade, { count: upgradeDays })}</p>}
        <p className="flex flex-wrap gap-3">
          <Link to="/subscription-plans" className={buttonStyles()}>
            {texts.add}
          </Link>
          <Link to="/subscription-plans/voucher" className={buttonStyles({ tone: 'secondary' })}>
            {texts.voucher}
          </Link>
        </p>
      </Card>
      <Card as="section" className="space-y-3">
        <h2>{texts.renewal}</h2>
        {renewal ? (
          <>
            <p>{fill(texts.renewalOn, renewalValues(renewal, words))}</p>
            {renewal.nextTryOn ? <p>{fill(texts.nextTry, { day: dayOf(renewal.nextTryOn) })}</p> : null}
            <p>
              {texts.told}{' '}
              <Link to="/notification-preferences" className={linkStyles}>
                {texts.chooseLetters}
              </Link>
            </p>
            <p>{texts.cancelText}</p>
            <TokenForm>
              <SubmitButton tone="danger">{texts.cancel}</SubmitButton>
            </TokenForm>
          </>
        ) : (
          <p>{texts.renewalOff}</p>
        )}
      </Card>
      <OwnUsage
        usage={billing.usage}
        kept={billing.kept}
        keptWords={keptWords}
        words={texts}
        names={featureNames}
      />
      <OwnTime periods={billing.periods} words={texts} names={words.planTexts.names} />
      <OwnPayments payments={billing.payments} words={texts} states={words.payment.states} />
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link to="/organisation" className={linkStyles}>
          {texts.toOrganisation}
        </Link>
        <Link to="/subscription-plans" className={linkStyles}>
          {texts.compare}
        </Link>
      </p>
    </Page>
  )
}

type Loaded = Route.ComponentProps['loaderData']

function renewalValues(
  { plan, amountKobo, lastFour, expires }: NonNullable<Loaded['billing']['renewal']>,
  { billing }: Loaded['words'],
) {
  return { plan: billing.plans[plan], naira: nairaOf(amountKobo), lastFour, expires: partialDay(expires) }
}
