import { plays } from '#domain/plans/trial.ts'
import { playPayment, showTrialPayment } from '#server/plans/payments/trial-payment.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { nairaOf } from '../naira-of.ts'
import { redirectTo } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/trial-payment'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { amountKobo } = await showTrialPayment(application, actor, args.params.reference)
    return { words: words('trialPayment'), naira: nairaOf(amountKobo) }
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
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={fill(words.lead, { naira: loaderData.naira })} />
      <Alert title={words.trial}>{words.trialText}</Alert>
      <TokenForm>
        <RefusalNotice labels={{ play: words.play }} />
        <RadioGroup
          name="play"
          legend={words.play}
          required
          error={problemOf('play')}
          options={plays.map((play) => ({ value: play, label: words.plays[play] }))}
        />
        <SubmitButton wide>{words.button}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
