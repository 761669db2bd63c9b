import { decisions, plays } from '#domain/plans/trial.ts'
import { playPayment, showTrialPayment } from '#server/plans/payments/trial-payment.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { fill } from '#words/fill.ts'
import { nairaOf } from '../amounts.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectTo } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/trial-payment'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { amountKobo, state } = await showTrialPayment(application, actor, args.params.reference)
    const isDisputed = state === 'disputed'
    return { words: words('trialPayment'), naira: nairaOf(amountKobo), isDisputed }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await playPayment(application, actor, args.params.reference, fields)
    return redirectTo(`/payments/${args.params.reference}`, 303)
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.trialPayment.title) }]
}

export default function TrialPayment({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.trialPayment
  const { problemOf } = useFormState()
  const options = loaderData.isDisputed
    ? decisions.map((value) => ({ value, label: words.decisions[value] }))
    : plays.map((value) => ({ value, label: words.plays[value] }))
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={fill(words.lead, { naira: loaderData.naira })} />
      <Alert title={words.trial}>{words.trialText}</Alert>
      <TokenForm>
        <RefusalNotice labels={{ play: loaderData.isDisputed ? words.decision : words.play }} />
        <RadioGroup
          name="play"
          legend={loaderData.isDisputed ? words.decision : words.play}
          required
          error={problemOf('play')}
          options={options}
        />
        <SubmitButton wide>{words.button}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
