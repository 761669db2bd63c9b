import { Link } from 'react-router'
import { peopleEventNames } from '#domain/people/people-events.ts'
import { roleNames, roles } from '#domain/people/roles.ts'
import { changeRole } from '#server/people/change-role.ts'
import { showPerson } from '#server/people/show-person.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Select } from '#ui/select.tsx'
import { dayOf, momentOf } from '../dates.ts'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/person'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'administrator', ({ application, actor }) =>
    showPerson(application, actor, args.params.id),
  )
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    await changeRole(application, actor, args.params.id, fields)
    return redirectAfter(`/user-management/${args.params.id}`, 'role-updated')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: `${loaderData?.username ?? 'A person'} – Fitila` }]
}

export default function Person({ loaderData: person }: Route.ComponentProps) {
  const { textOf, problemOf } = useFormState({ role: person.role })
  const isSuspended = person.status === 'suspended'
  return (
    <Page width="narrow">
      <PageHeader
        title={person.username}
        lead={`${roleNames[person.role]} since ${dayOf(roleSince(person))}`}
        above={
          <Link to="/user-management" className={linkStyles}>
            User management
          </Link>
        }
      />
      {isSuspended ? (
        <Alert tone="warning" title="Suspended">
          They can log in and read what is theirs, and change nothing.
        </Alert>
      ) : null}
      <Card>
        <TokenForm>
          <RefusalNotice labels={{ role: 'Role' }} />
          <Field
            name="role"
            label="Role"
            hint="It counts at once: they are logged out everywhere, and their next log-in has the new role. An administrator also gets the enterprise plan."
            error={problemOf('role')}
            required
          >
            <Select
              key={person.role}
              defaultValue={textOf('role')}
              choices={roles.map((role) => ({ value: role, label: roleNames[role] }))}
            />
          </Field>
          <SubmitButton>Save the role</SubmitButton>
        </TokenForm>
      </Card>
      {person.isSelf ? null : (
        <Link to={`/user-management/${person.id}/suspension`} className={buttonStyles({ tone: 'secondary' })}>
          {isSuspended ? 'Lift the suspension' : 'Suspend this account'}
        </Link>
      )}
      <h2>What administrators did</h2>
      {person.history.length > 0 ? (
        <DescriptionList items={person.history.map(presentEvent)} />
      ) : (
        <p>Nothing since the account was made.</p>
      )}
    </Page>
  )
}

type Shown = Route.ComponentProps['loaderData']

function roleSince({ createdAt, history }: Shown): string {
  return history.findLast(({ kind }) => kind === 'person.role-changed')?.occurredAt ?? createdAt
}

function presentEvent({ kind, roleFrom, roleTo, by, occurredAt }: Shown['history'][number]) {
  const change = roleFrom && roleTo ? `: ${roleNames[roleFrom]} to ${roleNames[roleTo]}` : ''
  return {
    term: momentOf(occurredAt),
    detail: `${peopleEventNames[kind]}${change}, by ${by ?? 'somebody who left'}`,
  }
}
