import { Link } from 'react-router'
import { updateProfile } from '#server/people/update-profile.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { wordsFor } from '#words/words-for.ts'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { CopyButton } from '../shell/copy-button.tsx'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/profile'
import { NameAndAddress } from './parts/name-and-address.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor: { username, email } }) => ({
    words: wordsFor('en', ['profile', 'accountFields']),
    profile: { username, email },
    isMailReal: application.mail.isReal,
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const updated = await updateProfile(application, actor, fields)
    return redirectAfter('/profile', updated === 'saved' ? 'profile-updated' : 'profile-waits')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.profile.title) }]
}

const links = [
  { href: '/profile/password', label: 'password', reloads: false },
  { href: '/profile/security', label: 'security', reloads: false },
  { href: '/profile/data', label: 'data', reloads: true },
  { href: '/profile/deletion', label: 'deletion', reloads: false },
] as const

export default function Profile({ loaderData }: Route.ComponentProps) {
  const { profile: words, accountFields } = loaderData.words
  const { isMailReal } = loaderData
  return (
    <Page width="narrow">
      <PageHeader title={words.title} />
      <Card className="space-y-3">
        <TokenForm>
          <RefusalNotice labels={accountFields} />
          <NameAndAddress
            words={accountFields}
            hints={{
              username: words.usernameHint,
              email: isMailReal ? words.emailHint.byLetter : words.emailHint.atOnce,
            }}
            before={loaderData.profile}
          />
          <SubmitButton>{words.button}</SubmitButton>
        </TokenForm>
        <CopyButton text={loaderData.profile.username} what="username" />
      </Card>
      <ul className="divide-y divide-line">
        {links.map(({ href, label, reloads }) => (
          <li key={href}>
            <Link to={href} reloadDocument={reloads} className={`${linkStyles} inline-block py-3`}>
              {words.links[label]}
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  )
}
