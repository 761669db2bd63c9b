import { useActionData } from 'react-router'
import { roleNames, roles, staffRoles } from '#domain/people/roles.ts'
import { invitePerson } from '#server/people/invite-person.ts'
import { listPeople } from '#server/people/list-people.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/user-management'
import { InvitationLink } from './parts/invitation-link.tsx'
import { PeopleList, PeopleSearch } from './parts/people-list.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'administrator', async ({ application, actor }) => {
    const { searchParams } = args.url
    const query = (searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, 254)
    const role = roles.find((each) => each === searchParams.get('role')) ?? null
    const page = Math.min(Math.max(Number.parseInt(searchParams.get('page') ?? '1', 10) || 1, 1), 10_000)
    const asked = { query, role, page }
    return { ...(await listPeople(application, actor, asked)), asked }
  })
}

// The link is answered with the page instead of a redirect: it is shown once, and no address may carry it.
export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => ({
    invitation: await invitePerson(application, actor, fields),
  }))
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'User management – Fitila' }]
}

const label = 'What will they be?'

export default function UserManagement({ loaderData: { people, hasMore, asked } }: Route.ComponentProps) {
  const { textOf, problemOf } = useFormState()
  const answer = useActionData<typeof action>()
  const pageHref = (page: number) =>
    `/user-management?${new URLSearchParams({ q: asked.query, role: asked.role ?? '', page: String(page) })}`
  return (
    <Page>
      <PageHeader
        title="User management"
        lead="Reviewers verify, officers approve as well. Nobody becomes either but by an administrator."
      />
      {answer && 'invitation' in answer ? <InvitationLink link={answer.invitation} /> : null}
      <PeopleSearch {...asked} />
      <PeopleList people={people} />
      <Pagination
        newerHref={asked.page > 1 ? pageHref(asked.page - 1) : null}
        olderHref={hasMore ? pageHref(asked.page + 1) : null}
        labels={{ newer: 'Previous', older: 'Next' }}
        summary={`Page ${asked.page}`}
      />
      <h2>Invite somebody to the staff</h2>
      <Card>
        <TokenForm>
          <RefusalNotice labels={{ role: label }} />
          <RadioGroup
            name="role"
            legend={label}
            required
            error={problemOf('role')}
            defaultValue={textOf('role')}
            options={staffRoles.map((role) => ({ value: role, label: roleNames[role], hint: duties[role] }))}
          />
          <SubmitButton>Make an invitation link</SubmitButton>
        </TokenForm>
      </Card>
    </Page>
  )
}

const duties = {
  reviewer: 'Reads every report, verifies and rates.',
  officer: 'As a reviewer; approves, rejects and retracts what others verified.',
  administrator: 'As an officer; invites others.',
}
