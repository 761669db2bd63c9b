import { useActionData } from 'react-router'
import { roleNames, staffRoles } from '#domain/people/roles.ts'
import { invitePerson } from '#server/people/invite-person.ts'
import { listStaff } from '#server/people/list-staff.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/user-management'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'administrator', async ({ application, actor }) => ({
    staff: await listStaff(application, actor),
  }))
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

export default function UserManagement({ loaderData: { staff } }: Route.ComponentProps) {
  const { textOf, problemOf } = useFormState()
  const answer = useActionData<typeof action>()
  return (
    <Page>
      <PageHeader
        title="User management"
        lead="Reviewers verify, officers approve as well. Nobody becomes either but by your invitation."
      />
      {answer && 'invitation' in answer ? <Invitation link={answer.invitation} /> : null}
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
      <h2>The staff</h2>
      <Card>
        <DescriptionList
          items={staff.map(({ username, role, status }) => ({
            term: username,
            detail: status === 'active' ? roleNames[role] : `${roleNames[role]}, suspended`,
          }))}
        />
      </Card>
    </Page>
  )
}

const duties = {
  reviewer: 'Reads every report, verifies and rates.',
  officer: 'As a reviewer; approves, rejects and retracts what others verified.',
  administrator: 'As an officer; invites others.',
}

function Invitation({ link }: { link: string }) {
  return (
    <Alert tone="success" title="Here is the link" role="status">
      <p>
        It makes one account, within three days, and is shown only now. Hand it over in person, or through
        something that only the two of you can read.
      </p>
      <p className="mt-2 break-all select-all">{link}</p>
    </Alert>
  )
}
