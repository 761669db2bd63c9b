import { freeReportsPerMonth, reportsPerMonth } from '#domain/plans/limits.ts'
import { type Plan, planBadge, plans } from '#domain/plans/plans.ts'
import { Alert } from '#ui/alert.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/list'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ actor }) => {
    const subscription = actor.kind === 'person' ? actor.subscription : null
    return {
      plans: plans.map((plan) => presentPlan(plan, subscription?.tier === plan.tier)),
      inactive: subscription && subscription.status !== 'active' ? planBadge(subscription) : null,
    }
  })
}

function presentPlan({ id, name, tier, priceKobo, interval, description }: Plan, isOwn: boolean) {
  const naira = (priceKobo / 100).toLocaleString('en-NG')
  const perMonth = reportsPerMonth({ tier, status: 'active' })
  const brings =
    perMonth === Number.POSITIVE_INFINITY
      ? 'As many reports as you need.'
      : `${freeReportsPerMonth} reports a month.`
  return { id, name, isOwn, price: `₦${naira} a ${interval}`, description, brings }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Subscription Plans – Fitila' }]
}

export default function SubscriptionPlans({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageHeader
        title="Subscription Plans"
        lead="Reading, searching, every tool and reporting are free. A plan is for those who report a great deal."
      />
      {loaderData.inactive ? (
        <Alert tone="danger" title="Your subscription is not active">
          Until it is, your account has what the free plan has. Your plan on paper: {loaderData.inactive}.
        </Alert>
      ) : null}
      <Alert title="Paying is not open yet">
        Nobody can buy or change a plan here today, and nothing is charged. These are the prices, and what
        each plan brings at present.
      </Alert>
      <ul className="grid gap-3 sm:grid-cols-2">
        {loaderData.plans.map(({ id, name, isOwn, price, description, brings }) => (
          <Card as="li" key={id} className="space-y-2">
            <h2 className="flex flex-wrap items-center gap-2">
              {name} {isOwn ? <Badge tone="information">Your plan</Badge> : null}
            </h2>
            <p className="text-lg font-semibold">{price}</p>
            <p>{description}</p>
            <p className="text-muted">{brings}</p>
          </Card>
        ))}
      </ul>
    </Page>
  )
}
