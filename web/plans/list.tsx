import { Link } from 'react-router'
import { hasFeature } from '#domain/plans/features.ts'
import { freeReportsPerMonth, reportsPerMonth } from '#domain/plans/limits.ts'
import { daysOf, plans } from '#domain/plans/plans.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/list'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const subscription = actor.kind === 'person' ? actor.subscription : null
    return {
      words: words('plans'),
      isSold: application.payments !== null && subscription !== null,
      plans: plans.map((plan) =>
        presentPlan(plan, { isOwn: subscription?.tier === plan.tier, words: words('plans', 'planTexts') }),
      ),
      isInactive: subscription !== null && subscription.status !== 'active',
    }
  })
}

function presentPlan(
  { id, tier, priceKobo, interval }: (typeof plans)[number],
  { isOwn, words }: { isOwn: boolean; words: Pick<Words, 'plans' | 'planTexts'> },
) {
  const naira = (priceKobo / 100).toLocaleString('en-NG')
  const subscription = { tier, status: 'active' } as const
  const perMonth = reportsPerMonth(subscription)
  const brings = [
    ...(tier === 'free' ? [] : [fill(words.plans.days, { count: daysOf[interval] })]),
    perMonth === Number.POSITIVE_INFINITY
      ? words.plans.unlimited
      : fill(words.plans.perMonth, { count: freeReportsPerMonth }),
    ...(hasFeature(subscription, 'priority-verification') ? [words.plans.priority] : []),
  ]
  const { names, descriptions } = words.planTexts
  const price = fill(words.plans.price, { naira, interval })
  return {
    id,
    name: names[tier],
    isOwn,
    price,
    description: descriptions[id],
    brings,
    isFree: tier === 'free',
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.plans.title) }]
}

export default function SubscriptionPlans({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.plans
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      {loaderData.isInactive ? (
        <Alert tone="danger" title={words.inactive}>
          {words.inactiveText}
        </Alert>
      ) : null}
      <Alert title={loaderData.isSold ? words.alsoVoucher : words.notOpen}>
        <p>{loaderData.isSold ? words.alsoVoucherText : words.notOpenText}</p>
        <p className="mt-2">
          <Link to="/subscription-plans/voucher" className={linkStyles}>
            {words.toVoucher}
          </Link>
        </p>
      </Alert>
      <ul className="grid gap-3 sm:grid-cols-2">
        {loaderData.plans.map(({ id, name, isOwn, price, description, brings, isFree }) => (
          <Card as="li" key={id} className="space-y-2">
            <h2 className="flex flex-wrap items-center gap-2">
              {name} {isOwn ? <Badge tone="information">{words.own}</Badge> : null}
            </h2>
            <p className="text-lg font-semibold">{price}</p>
            <p>{description}</p>
            <ul className="list-disc space-y-1 pl-5 text-muted">
              {brings.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            {loaderData.isSold && !isFree ? (
              <Link
                to={`/subscription-plans/purchase?plan=${id}`}
                className={buttonStyles({ tone: 'secondary' })}
              >
                {words.buy}
              </Link>
            ) : null}
          </Card>
        ))}
      </ul>
      <Prose>
        <h2>{words.learnsTitle}</h2>
        <ul>
          {words.learns.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Prose>
    </Page>
  )
}
