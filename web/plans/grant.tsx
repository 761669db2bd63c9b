import { paidPlans } from '#domain/plans/paid-plans.ts'
import { showPerson } from '#server/people/staff/show-person.ts'
import { grantPlan } from '#server/plans/by-two/grant-plan.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/grant'

const door = page('page.administrator')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { id, username } = await showPerson(application, actor, args.params.id)
    return { id, username, words: words('grantPlan'), plans: words('billing').billing.plans }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    await grantPlan(application, actor, args.params.id, fields)
    return redirectAfter('/admin/proposals', 'grant-proposed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.grantPlan.title) }]
}

export default function Grant({ loaderData }: Route.ComponentProps) {
  const { plans } = loaderData
  const words = loaderData.words.grantPlan
  const { textOf, problemOf } = useFormState()
  return (
    <Page width="narrow">
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <TokenForm>
        <RefusalNotice labels={{ plan: words.plan }} />
        <RadioGroup
          name="plan"
          legend={words.plan}
          required
          error={problemOf('plan')}
          defaultValue={textOf('plan')}
          options={paidPlans.map((plan) => ({ value: plan, label: plans[plan] }))}
        />
        <SubmitButton>{words.button}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
