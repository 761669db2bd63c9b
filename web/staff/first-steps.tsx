import { Link } from 'react-router'
import { countDone, type FirstRunStep, isReady, nextStep } from '#domain/operating/first-run.ts'
import { hasCapacity } from '#domain/people/capacities.ts'
import { seeFirstRun } from '#server/operating/see-first-run.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/first-steps'
import { FirstStep } from './parts/first-step.tsx'

const door = page('first-run.see')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('firstSteps', 'roleNames'),
    steps: await seeFirstRun(application, actor),
    role: actor.role,
    panel: hasCapacity(actor.role, 'judges') ? '/admin' : '/admin/journal',
  }))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.firstSteps.title) }]
}

// The operator does the others, outside of this site.
const ways = {
  secondStep: '/profile/security',
  declaration: '/declaration?next=/first-steps',
  secondMember: '/user-management#invite',
} as const

function hasWay(step: FirstRunStep): step is keyof typeof ways {
  return step in ways
}

export default function FirstSteps({ loaderData }: Route.ComponentProps) {
  const { steps, role } = loaderData
  const { firstSteps: words, roleNames } = loaderData.words
  const next = nextStep(steps)
  return (
    <Page width="narrow">
      <PageHeader
        title={words.title}
        lead={fill(words.lead, { done: countDone(steps), all: steps.length })}
        actions={
          <Link to={loaderData.panel} className={buttonStyles({ tone: 'secondary' })}>
            {words.toPanel}
          </Link>
        }
      />
      {isReady(steps) ? <Alert tone="success" title={words.ready} /> : null}
      <ol className="space-y-3">
        {steps.map(({ step, state }, place) => (
          <FirstStep
            key={step}
            words={words}
            number={place + 1}
            step={step}
            state={state}
            isNext={step === next}
            role={roleNames[role]}
            way={hasWay(step) ? { to: ways[step], label: words.links[step] } : null}
          />
        ))}
      </ol>
    </Page>
  )
}
