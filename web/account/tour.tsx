import { redirect } from 'react-router'
import { finishTour } from '#server/people/finish-tour.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/tour'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ words }) => ({ steps: words('tour').tour.steps }))
}

/** Completed or skipped, it is not opened by itself again. */
export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }) => {
    await finishTour(application, actor)
    return redirect('/tour', 303)
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Short tour – Fitila' }]
}

export default function Tour({ loaderData: { steps } }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <PageHeader title="Short tour" lead="What to know before anything else." />
      <Prose>
        {steps.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Prose>
    </Page>
  )
}
