import { Link } from 'react-router'
import { accountLimits } from '#domain/people/accounts.ts'
import { updateProfile } from '#server/people/update-profile.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { RefusalNotice, SubmitButton, TokenForm, useFormState } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/profile'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor: { username, email } }) => ({
    profile: { username, email },
    emailHint: application.mail.isReal
      ? 'A new address counts once you have opened the link that we send there. The old one is told.'
      : 'This site sends no e-mail yet, so a new address counts at once.',
    links,
  }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor }, fields) => {
    const updated = await updateProfile(application, actor, fields)
    return redirectAfter('/profile', updated === 'saved' ? 'profile-updated' : 'profile-waits')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Profile Settings – Fitila' }]
}

const labels = { username: 'User name', email: 'E-mail' }

const links = [
  { href: '/profile/password', label: 'Change the password', reloads: false },
  { href: '/profile/security', label: 'Second step, passkeys and devices', reloads: false },
  { href: '/profile/data', label: 'Download my data', reloads: true },
  { href: '/profile/deletion', label: 'Delete my account', reloads: false },
]

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { textOf, problemOf } = useFormState(loaderData.profile)
  const { username, email } = accountLimits
  return (
    <Page width="narrow">
      <PageHeader title="Profile Settings" />
      <Card>
        <TokenForm>
          <RefusalNotice labels={labels} />
          <Field
            name="username"
            label={labels.username}
            hint="Not your own name."
            error={problemOf('username')}
            required
          >
            <TextInput
              autoComplete="username"
              autoCapitalize="none"
              defaultValue={textOf('username')}
              maxLength={username.longest}
            />
          </Field>
          <Field
            name="email"
            label={labels.email}
            hint={loaderData.emailHint}
            error={problemOf('email')}
            required
          >
            <TextInput
              type="email"
              autoComplete="email"
              defaultValue={textOf('email')}
              maxLength={email.longest}
            />
          </Field>
          <SubmitButton>Save</SubmitButton>
        </TokenForm>
      </Card>
      <ul className="divide-y divide-line">
        {loaderData.links.map(({ href, label, reloads }) => (
          <li key={href}>
            <Link to={href} reloadDocument={reloads} className={`${linkStyles} inline-block py-3`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
