import { useActionData } from 'react-router'
import { peopleOfOrganisation, seatKinds } from '#domain/plans/organisations.ts'
import { foundOrganisation } from '#server/plans/organisations/found-organisation.ts'
import { inviteToSeat, takeInvitesBack } from '#server/plans/organisations/invite-to-seat.ts'
import { joinOrganisation } from '#server/plans/organisations/join-organisation.ts'
import {
  endOrganisation,
  leaveOrganisation,
  takeSeatBack,
} from '#server/plans/organisations/leave-organisation.ts'
import { showOrganisation } from '#server/plans/organisations/show-organisation.ts'
import { Alert } from '#ui/alert.tsx'
import { Answered } from '#ui/answers/answered.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { dayOf } from '../dates.ts'
import { page } from '../door.ts'
import { RefusalNotice } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { Copyable } from '../shell/copyable.tsx'
import { useLastAnswer } from '../shell/forms/last-answer.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/organisation'
import { NoOrganisation } from './parts/no-organisation.tsx'
import { OwnedOrganisation } from './parts/owned-organisation.tsx'
import { SeatHeld } from './parts/seat-held.tsx'

const door = page('page.person')
const here = '/organisation'

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('organisation'),
    organisation: await showOrganisation(application, actor),
  }))
}

// The code of an invitation is answered with the page instead of a redirect: it is shown once, and no address may carry it.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const [step, username = ''] = intent.split(' ')
    if (step === 'invite') {
      const kind = seatKinds.find((each) => each === username) ?? 'member'
      return { invitation: await inviteToSeat(application, actor, kind) }
    } else if (step === 'take-back') {
      await takeSeatBack(application, actor, username)
      return redirectAfter(here, 'seat-taken-back')
    } else if (step === 'take-invitations-back') {
      await takeInvitesBack(application, actor)
      return redirectAfter(here, 'invitations-taken-back')
    } else if (step === 'join') {
      await joinOrganisation(application, actor, fields)
      return redirectAfter(here, 'seat-taken')
    } else if (step === 'leave') {
      await leaveOrganisation(application, actor)
      return redirectAfter(here, 'seat-left')
    } else if (step === 'end') {
      await endOrganisation(application, actor)
      return redirectAfter(here, 'organisation-ended')
    } else {
      await foundOrganisation(application, actor, fields)
      return redirectAfter(here, 'organisation-founded')
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.organisation.title) }]
}

export default function Organisation({ loaderData }: Route.ComponentProps) {
  const { organisation } = loaderData
  const words = loaderData.words.organisation
  const answer = useLastAnswer(useActionData<typeof action>())
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={fill(words.lead, { count: peopleOfOrganisation })} />
      {answer && 'invitation' in answer ? (
        <Answered to={answer}>
          <Alert tone="success" title={words.madeTitle} role="status">
            <Copyable text={answer.invitation.code} what="code" className="text-lg" isSecret />
            <p>{fill(words.madeText, { day: dayOf(answer.invitation.lastDay) })}</p>
          </Alert>
        </Answered>
      ) : null}
      <RefusalNotice labels={{ organisationName: words.name, seatCode: words.code }} />
      {organisation.is === 'none' ? (
        <NoOrganisation canFound={organisation.canFound} words={words} />
      ) : organisation.is === 'owned' ? (
        <OwnedOrganisation organisation={organisation} words={words} />
      ) : (
        <SeatHeld organisation={organisation} words={words} />
      )}
    </Page>
  )
}
