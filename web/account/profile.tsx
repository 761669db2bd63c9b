import { Link } from 'react-router'
import { updateProfile } from '#server/people/update-profile.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { wordsFor } from '#words/words-for.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/profile'
import { NameAndAddress } from './parts/name-and-address.tsx'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor: { username, email } }) => ({
    words: wordsFor('en', ['accountFields']),
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

const links = [
  { href: '/profile/password', label: 'Change the password', reloads: false },
  { href: '/profile/security', label: 'Second step, passkeys and devices', reloads: false },
  { href: '/profile/data', label: 'Download my data', reloads: true },
  { href: '/profile/deletion', label: 'Delete my account', reloads: false },
]

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { accountFields } = loaderData.words
  return (
    <Page width="narrow">
      <PageHeader title="Profile Settings" />
      <Card>
        <TokenForm>
          <RefusalNotice labels={accountFields} />
          <NameAndAddress
            words={accountFields}
            hints={{ username: 'Not your own name.', email: loaderData.emailHint }}
            before={loaderData.profile}
          />
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
