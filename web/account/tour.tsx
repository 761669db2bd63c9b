import { finishTour } from '#server/people/finish-tour.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { page } from '../door.ts'
import { redirectTo } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/tour'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => ({ words: words('tour') }))
}

/** Completed or skipped, it is not opened by itself again. */
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }) => {
    await finishTour(application, actor)
    return redirectTo('/tour', 303)
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.tour.title) }]
}

export default function Tour({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.tour
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <Prose>
        {words.steps.map(({ title, text }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Prose>
    </Page>
  )
}
