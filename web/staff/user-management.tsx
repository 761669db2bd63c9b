import { useActionData } from 'react-router'
import { invitedRoles } from '#domain/people/capacities.ts'
import { invitePerson } from '#server/people/invite-person.ts'
import { listPeople } from '#server/people/list-people.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { useNames } from '../page-names.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/user-management'
import { InvitationLink } from './parts/invitation-link.tsx'
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
      asked,
    }
  })
}

// The link is answered with the page instead of a redirect: it is shown once, and no address may carry it.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const { link, aloneFrom } = await invitePerson(application, actor, fields)
    return { invitation: { link, aloneFrom: aloneFrom?.toISOString() ?? null } }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.userManagement.title) }]
}

export default function UserManagement({ loaderData }: Route.ComponentProps) {
  const { roleNames } = useNames('roleNames')
  const { people, hasMore, asked } = loaderData
  const words = loaderData.words.userManagement
  const { textOf, problemOf } = useFormState()
  const answer = useActionData<typeof action>()
  return (
    <Page>
      <PageHeader title={words.title} lead={words.lead} />
      {answer && 'invitation' in answer ? <InvitationLink words={words} {...answer.invitation} /> : null}
      <PeopleSearch words={words} asked={asked} />
      <PeopleList words={words} people={people} />
      <Pagination
        newerHref={asked.page > 1 ? peopleHref(asked, asked.page - 1) : null}
        olderHref={hasMore ? peopleHref(asked, asked.page + 1) : null}
        labels={{ newer: words.previous, older: words.next }}
        summary={fill(words.page, { page: asked.page })}
      />
      <h2>{words.invite}</h2>
      <Card>
        <TokenForm>
          <RefusalNotice labels={{ role: words.role }} />
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
