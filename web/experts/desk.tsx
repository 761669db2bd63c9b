import { NotFound } from '#domain/errors.ts'
import { mostExtractPages } from '#domain/experts/extract-pages.ts'
import { wantedIn } from '#domain/experts/wanted.ts'
import { askExpert } from '#server/experts/assignments/ask-expert.ts'
import { showExpertDesk } from '#server/experts/assignments/expert-desk.ts'
import {
  closeAssignment,
  extendAssignment,
  withdrawAssignment,
  writeToExpert,
} from '#server/experts/assignments/staff-steps.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/desk'
import { AskForm } from './parts/ask-form.tsx'
import { DeskAssignmentCard } from './parts/desk-assignment.tsx'
import { earlierTalkIn } from './parts/talk-address.ts'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  const asked = args.url.searchParams
  const earlier = earlierTalkIn(args.url)
  const wanted = wantedIn({ area: asked.get('area'), language: asked.get('language') })
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words(
      ...(['expertDeskPage', 'expertiseAreaNames', 'expertLanguageNames'] as const),
      ...(['assignmentStateNames', 'labels'] as const),
      ...(['findingNames', 'confidenceNames', 'talkSides'] as const),
    ),
    desk: await showExpertDesk(application, actor, args.params.id, wanted, earlier),
    earlier: earlier?.assignment ?? null,
    number: application.randomness.uuid(),
    chosen: { pages: asked.getAll('give').slice(0, mostExtractPages), wanted },
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const { id } = args.params
    const here = `/reports/${id}/experts`
    const [step, assignment = ''] = intent.split(' ')
    if (step === 'ask') {
      await askExpert(application, actor, id, fields)
      return redirectAfter(here, 'expert-asked')
    } else if (step === 'write') {
      await writeToExpert(application, actor, id, assignment, fields)
      return redirectAfter(here, 'expert-message-sent')
    } else if (step === 'extend') {
      await extendAssignment(application, actor, id, assignment)
      return redirectAfter(here, 'assignment-extended')
    } else if (step === 'close') {
      await closeAssignment(application, actor, id, assignment)
      return redirectAfter(here, 'assignment-closed')
    } else if (step === 'withdraw') {
      await withdrawAssignment(application, actor, id, assignment)
      return redirectAfter(here, 'assignment-closed')
    } else throw new NotFound()
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.expertDeskPage.title) }]
}

export default function ExpertDesk({ loaderData, params }: Route.ComponentProps) {
  const { desk } = loaderData
  const words = loaderData.words.expertDeskPage
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      {desk.assignments.map((assignment) => (
        <DeskAssignmentCard
          key={assignment.id}
          assignment={assignment}
          isEarlier={assignment.id === loaderData.earlier}
          number={loaderData.number}
          words={words}
        />
      ))}
      {desk.candidates.length > 0 ? (
        <AskForm reportId={params.id} chosen={loaderData.chosen} desk={desk} words={words} />
      ) : (
        <p>{words.noCandidates}</p>
      )}
    </Page>
  )
}
