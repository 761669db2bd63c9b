import { Link } from 'react-router'
import { hasCapacity } from '#domain/people/capacities.ts'
import { tiers } from '#domain/plans/plans.ts'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/list'
import { Comparison } from './parts/comparison.tsx'
import { PlanColumn } from './parts/plan-column.tsx'
import { presentTier } from './parts/present-tier.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const person = actor.kind === 'person' ? actor : null
    const sells = application.payments !== null
    const canBuy = sells && person !== null && !hasCapacity(person.role, 'administers')
    const planWords = words('plans', 'planTexts')
    const ownTier = person?.subscription.tier ?? null
    return {
      words: planWords,
      sells,
      asksToLogIn: sells && person === null,
      columns: tiers.map((tier) => presentTier(tier, { ownTier, canBuy, words: planWords })),
      chargesVat: application.seller.vatNumber !== null,
      isInactive: person !== null && person.subscription.status !== 'active',
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.plans.title) }]
}

export default function SubscriptionPlans({ loaderData }: Route.ComponentProps) {
  const { sells, asksToLogIn, columns, chargesVat, isInactive } = loaderData
  const words = loaderData.words.plans
  return (
    <Page width="wide">
      <PageHeader title={words.title} lead={words.lead} />
      <Alert tone="success" title={words.source}>
        {words.sourceText}
      </Alert>
      {isInactive ? (
        <Alert tone="danger" title={words.inactive}>
          {words.inactiveText}
        </Alert>
      ) : null}
      {sells ? null : <Alert title={words.notOpen}>{words.notOpenText}</Alert>}
      <ul className="grid gap-4 lg:grid-cols-3">
        {columns.map((column) => (
          <PlanColumn key={column.tier} column={column} words={words} asksToLogIn={asksToLogIn} />
        ))}
      </ul>
      <div className="max-w-prose space-y-2 text-muted">
        <p>{chargesVat ? words.withVat : words.withoutVat}</p>
        <p>
          {words.orVoucher}{' '}
          <Link to="/subscription-plans/voucher" className={linkStyles}>
            {words.toVoucher}
          </Link>
        </p>
      </div>
      <Comparison words={words} names={loaderData.words.planTexts.names} />
      <section className="max-w-3xl space-y-3">
        <h2>{words.before}</h2>
        <div className="divide-y divide-line rounded-card border border-line bg-surface">
          {words.questions.map(({ question, answer }, index) => (
            <details key={question} open={index === 0} className="px-4">
              <summary className="min-h-11 py-3 font-semibold">
                <h3 className="inline text-base">{question}</h3>
              </summary>
              <ul className="list-disc space-y-1 pb-4 pl-5">
                {answer.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </section>
    </Page>
  )
}
