import { Link } from 'react-router'
import type { PaymentState } from '#domain/plans/payments.ts'
import { showPayment } from '#server/plans/payments/show-payment.ts'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { redirectAfter, withSignedToast } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { TourHandle } from '../shell/tour.tsx'
import type { Route } from './+types/payment'

/** The tour would cover what the page tells. */
export const handle: TourHandle = { tour: 'later' }

const door = page('page.person')

const tones = {
  started: 'information',
  paid: 'success',
  failed: 'danger',
  abandoned: 'information',
  held: 'danger',
  disputed: 'danger',
  refunded: 'information',
} as const satisfies Record<PaymentState, string>

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => {
    const state = await showPayment(application, actor, args.params.reference)
    if (state === 'paid') {
      const onward = redirectAfter('/subscription-plans?success=true', 'subscription-upgraded')
      throw withSignedToast(onward, pageRequest)
    }
    const { reference } = args.params
    const decidesItself = state === 'disputed' && application.payments?.trial
    return { words: words('payment'), state, trial: decidesItself ? `/payments/${reference}/trial` : null }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const asksAgain = loaderData?.state === 'started'
  return [
    { title: titled(loaderData?.words.payment.title) },
    // Without scripts too, the page looks again by itself.
    ...(asksAgain ? [{ httpEquiv: 'refresh', content: '10' }] : []),
  ]
}

export default function Payment({ loaderData: { words, state, trial } }: Route.ComponentProps) {
  const { states, title, back } = words.payment
  const shown = states[state]
  return (
    <Page width="narrow">
      <PageHeader title={title} />
      <Alert tone={tones[state]} title={shown.title}>
        {shown.text}
      </Alert>
      {trial ? (
        <p>
          <Link to={trial} className={linkStyles}>
            {words.payment.decide}
          </Link>
        </p>
      ) : null}
      <p>
        <Link to="/subscription-plans" className={linkStyles}>
          {back}
        </Link>
      </p>
    </Page>
  )
}
