import { useActionData } from 'react-router'
import { invitedRoles } from '#domain/people/capacities.ts'
import { invitePerson } from '#server/people/invitations/invite-person.ts'
import { listInvitations } from '#server/people/invitations/list-invitations.ts'
import { renewLink } from '#server/people/invitations/renew-link.ts'
import { withdrawInvitation } from '#server/people/invitations/withdraw-invitation.ts'
import { listPeople } from '#server/people/staff/list-people.ts'
import { Answered } from '#ui/answers/answered.tsx'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useNames } from '../page-names.ts'
import { redirectAfter } from '../redirect.ts'
import { useLastAnswer } from '../shell/forms/last-answer.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/user-management'
import { InvitationLink } from './parts/invitation-link.tsx'
import { InvitationList } from './parts/invitation-list.tsx'
import { PeopleList } from './parts/people-list.tsx'
import { PeopleSearch } from './parts/people-search.tsx'
import { peopleHref, readPeopleAsked } from './people-asked.ts'

const door = page('page.administrator')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const asked = readPeopleAsked(args.url.searchParams)
    return {
      words: words('userManagement', 'peopleTable', 'roleNames'),
      ...(await listPeople(application, actor, asked)),
      invitations: await listInvitations(application, actor),
      asked,
    }
  })
}

// The link is answered with the page instead of a redirect: it is shown once, and no address may carry it.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const [step, id] = intent.split(' ')
    if (step === 'renew')
      return { invitation: { link: await renewLink(application, actor, id), aloneFrom: null } }
    if (step === 'withdraw') {
      await withdrawInvitation(application, actor, id)
      return redirectAfter('/user-management', 'invitation-withdrawn')
    }
    const { link, aloneFrom } = await invitePerson(application, actor, fields)
    return { invitation: { link, aloneFrom: aloneFrom?.toISOString() ?? null } }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.userManagement.title) }]
}

export default function UserManagement({ loaderData }: Route.ComponentProps) {
  const { roleNames } = useNames('roleNames')
  const { people, hasMore, asked, invitations } = loaderData
  const words = loaderData.words.userManagement
  const { textOf, problemOf } = useFormState()
  const answer = useLastAnswer(useActionData<typeof action>())
  return (
    <Page width="wide">
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      {answer && 'invitation' in answer ? (
        <Answered to={answer}>
          <InvitationLink words={words} {...answer.invitation} />
        </Answered>
      ) : null}
      <RefusalNotice labels={{ role: words.role }} />
      <PeopleSearch words={words} asked={asked} />
      <PeopleList words={words} people={people} />
      <Pagination
        newerHref={asked.page > 1 ? peopleHref(asked, asked.page - 1) : null}
        olderHref={hasMore ? peopleHref(asked, asked.page + 1) : null}
        labels={{ newer: words.previous, older: words.next }}
        summary={fill(words.page, { page: asked.page })}
      />
      <h2>{words.invitations}</h2>
      <InvitationList words={words} invitations={invitations} />
      <h2 id="invite">{words.invite}</h2>
      <Card>
        <TokenForm>
          <RadioGroup
            name="role"
            legend={words.role}
            required
            error={problemOf('role')}
            defaultValue={textOf('role')}
            options={invitedRoles.map((role) => ({
              value: role,
              label: roleNames[role],
              hint: words.duties[role],
            }))}
          />
          <SubmitButton>{words.inviteButton}</SubmitButton>
        </TokenForm>
      </Card>
    </Page>
  )
}
