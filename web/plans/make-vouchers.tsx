import { useActionData } from 'react-router'
import { paidPlans } from '#domain/plans/paid-plans.ts'
import { batchSizes, longestSeller } from '#domain/plans/vouchers.ts'
import { listBatches } from '#server/plans/vouchers/list-batches.ts'
import { makeVouchers } from '#server/plans/vouchers/make-vouchers.ts'
import { Answered } from '#ui/answers/answered.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useLastAnswer } from '../shell/forms/last-answer.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/make-vouchers'
import { BatchList } from './parts/batch-list.tsx'
import { VoucherSlips } from './parts/voucher-slips.tsx'

const door = page('page.administrator')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('makeVouchers'),
    names: words('planTexts').planTexts.names,
    address: `${application.publicUrl}/subscription-plans/voucher`,
    batches: await listBatches(application, actor),
  }))
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
  const answer = useLastAnswer(useActionData<typeof action>())
  return (
    <Page width="narrow">
      <div className="print:hidden">
        <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      </div>
      {answer && 'vouchers' in answer ? (
        <Answered to={answer}>
          <VoucherSlips vouchers={answer.vouchers} address={loaderData.address} words={words} />
        </Answered>
      ) : null}
      <Card className="print:hidden">
        <TokenForm>
          <RefusalNotice labels={{ plan: words.plan, count: words.count, soldBy: words.soldBy }} />
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
          <Field name="soldBy" label={words.soldBy} hint={words.soldByHint} error={problemOf('soldBy')}>
            <TextInput defaultValue={textOf('soldBy')} autoComplete="off" maxLength={longestSeller} />
          </Field>
          <SubmitButton>{words.button}</SubmitButton>
        </TokenForm>
      </Card>
      <BatchList batches={loaderData.batches} words={words} names={loaderData.names} />
    </Page>
  )
}
