import { deleteAccount } from '#server/people/delete-account.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect-after.ts'
import { protectedVisit, submission } from '../visit.ts'
import type { Route } from './+types/deletion'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async () => ({ goes, stays }))
}

export function action(args: Route.ActionArgs) {
  return submission(args, async ({ application, actor, facts }) => {
    await deleteAccount(application, actor)
    await facts.changeSession(null)
    return redirectAfter('/', 'account-deleted')
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Delete my account – Fitila' }]
}

const goes = [
  'Your user name, e-mail address and password, your second step and passkeys, and every log-in.',
  'Your notifications, and an application as an expert if you made one.',
  'Links that were sent to you and not used.',
]

const stays = [
  'Your reports stay, without your name: neither staff nor the public can tell from them whose they were. You can no longer edit them or hear what becomes of them, so take down their numbers first if you want to follow them in the public list.',
  'The record of what was done to reports, and of roles, keeps a random number in your place. It still tells that several reports came from one account, and not from whose.',
  'Copies that whoever runs the site made for safety keep your account until they are overwritten.',
]

export default function Deletion({ loaderData }: Route.ComponentProps) {
  return (
    <Page width="narrow">
      <PageHeader title="Delete my account" lead="At once, and for good. Nobody can bring it back." />
      <Prose>
        <h2>What goes</h2>
        <List texts={loaderData.goes} />
        <h2>What stays</h2>
        <List texts={loaderData.stays} />
      </Prose>
      <TokenForm>
        <RefusalNotice />
        <SubmitButton tone="danger" wide>
          Delete my account
        </SubmitButton>
      </TokenForm>
    </Page>
  )
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
