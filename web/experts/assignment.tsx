import { Link } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { checkConflicts } from '#server/experts/assignments/check-conflicts.ts'
import { showAssignment } from '#server/experts/assignments/show-assignment.ts'
import {
  acceptInvitation,
  declineInvitation,
  giveBack,
  saveAnswerDraft,
  sendAnswer,
  writeAsExpert,
} from '#server/experts/assignments/take-work.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../dates.ts'
import { page } from '../door.ts'
import { SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/assignment'
import { AnswerForm } from './parts/answer-form.tsx'
import { ExtractOfReport } from './parts/extract-of-report.tsx'
import { ConflictStep, Undertaking } from './parts/invitation-steps.tsx'
import { Talk } from './parts/talk.tsx'
import { beforeIn } from './parts/talk-address.ts'

const door = page('expert.see-own')

// What was opened is not left in the browser for the next person.
export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' }
}

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words(
      ...(['expertAssignment', 'expertiseAreaNames', 'expertZoneNames', 'assignmentStateNames'] as const),
      ...(['findingNames', 'confidenceNames', 'labels', 'talkSides'] as const),
    ),
    assignment: await showAssignment(application, actor, args.params.assignment, beforeIn(args.url)),
    isEarlier: beforeIn(args.url) !== null,
    number: application.randomness.uuid(),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent, step, ...fields }) => {
    const id = args.params.assignment
    const here = `/expert-dashboard/${id}`
    if (intent === 'check') {
      await checkConflicts(application, actor, id, fields)
      return redirectAfter('/expert-dashboard', 'conflicts-checked')
    } else if (intent === 'accept') {
      await acceptInvitation(application, actor, id, fields)
      return redirectAfter(here, 'assignment-accepted')
    } else if (intent === 'decline') {
      await declineInvitation(application, actor, id)
      return redirectAfter('/expert-dashboard', 'assignment-declined')
    } else if (intent === 'give-back') {
      await giveBack(application, actor, id)
      return redirectAfter('/expert-dashboard', 'assignment-declined')
    } else if (intent === 'write') {
      await writeAsExpert(application, actor, id, fields)
      return redirectAfter(here, 'expert-message-sent')
    } else if (intent !== 'answer') throw new NotFound()
    else if (step === 'draft') {
      await saveAnswerDraft(application, actor, id, fields)
      return redirectAfter(here, 'answer-draft-saved')
    } else {
      await sendAnswer(application, actor, id, fields)
      return redirectAfter(here, 'answer-sent')
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.assignment.number) }]
}

export default function AssignmentPage({ loaderData }: Route.ComponentProps) {
  const { assignment, isEarlier, words: all } = loaderData
  const words = all.expertAssignment
  const { number, area, zone, state, effortHours, dueOn, work } = assignment
  return (
    <Page>
      <PageHeader
        title={`${number}: ${all.expertiseAreaNames[area]}, ${all.expertZoneNames[zone]}`}
        lead={`${all.assignmentStateNames[state]}. ${fill(words.facts, { hours: effortHours, day: partialDay(dueOn) })}`}
        above={
          <Link to="/expert-dashboard" className={linkStyles}>
            {words.above}
          </Link>
        }
      />
      {state === 'invited' ? <ConflictStep words={words} /> : null}
      {state === 'cleared' ? <Undertaking words={words} /> : null}
      {state === 'invited' || state === 'cleared' ? (
        <TokenForm intent="decline">
          <SubmitButton tone="secondary">{words.decline}</SubmitButton>
        </TokenForm>
      ) : null}
      {work ? (
        <>
          <ExtractOfReport id={assignment.id} number={number} work={work} words={words} />
          <Talk talk={work.talk} isEarlier={isEarlier} number={loaderData.number} words={words} />
          <AnswerForm answer={work.answer} isAnswered={work.isAnswered} words={words} />
        </>
      ) : null}
      {state === 'accepted' ? (
        <Card className="space-y-3">
          <h2>{words.conflictAfterAll}</h2>
          <p>{words.giveBackText}</p>
          <TokenForm intent="give-back">
            <SubmitButton tone="secondary">{words.giveBack}</SubmitButton>
          </TokenForm>
        </Card>
      ) : null}
      {!work && state !== 'invited' && state !== 'cleared' ? <p>{words.over}</p> : null}
    </Page>
  )
}
