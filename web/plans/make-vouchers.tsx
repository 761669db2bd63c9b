import { useActionData } from 'react-router'
import { paidPlans } from '#domain/plans/paid-plans.ts'
import { batchSizes } from '#domain/plans/vouchers.ts'
import { makeVouchers } from '#server/plans/vouchers/make-vouchers.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { fill } from '#words/fill.ts'
import { dayOf } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/make-vouchers'

const door = page('page.administrator')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => ({ words: words('makeVouchers') }))
}

// The codes are answered with the page instead of a redirect: they are shown once, and no address may carry them.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => ({
    vouchers: await makeVouchers(application, actor, fields),
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.makeVouchers.title) }]
}

export default function MakeVouchers({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.makeVouchers
  const { textOf, problemOf } = useFormState()
  const answer = useActionData<typeof action>()
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      {answer && 'vouchers' in answer ? (
        <Alert tone="success" title={words.madeTitle} role="status">
          <p>{fill(words.madeText, { day: dayOf(answer.vouchers.lastDay) })}</p>
          <ol className="mt-2 space-y-1 font-mono">
            {answer.vouchers.codes.map((code) => (
              <li key={code} className="break-words select-all">
                {code}
              </li>
            ))}
          </ol>
        </Alert>
      ) : null}
      <Card>
        <TokenForm>
          <RefusalNotice labels={{ plan: words.plan, count: words.count }} />
          <RadioGroup
            name="plan"
            legend={words.plan}
            required
            error={problemOf('plan')}
            defaultValue={textOf('plan')}
            options={paidPlans.map((plan) => ({ value: plan, label: words.plans[plan] }))}
          />
          <RadioGroup
            name="count"
            legend={words.count}
            required
            error={problemOf('count')}
            defaultValue={textOf('count')}
            options={batchSizes.map((size) => ({ value: size, label: size }))}
          />
          <SubmitButton>{words.button}</SubmitButton>
        </TokenForm>
      </Card>
    </Page>
  )
}
