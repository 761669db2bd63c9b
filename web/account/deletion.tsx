import { deleteAccount } from '#server/people/delete-account.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Prose } from '#ui/prose.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/deletion'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ words }) => ({ words: words('deletion') }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor, pageRequest }) => {
    await deleteAccount(application, actor)
    await pageRequest.changeSession(null)
    return redirectAfter('/', 'account-deleted')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.deletion.title) }]
}

export default function Deletion({ loaderData }: Route.ComponentProps) {
  const words = loaderData.words.deletion
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <Prose>
        <h2>{words.goesTitle}</h2>
        <List texts={words.goes} />
        <h2>{words.staysTitle}</h2>
        <List texts={words.stays} />
      </Prose>
      <TokenForm>
        <RefusalNotice />
        <SubmitButton tone="danger" wide>
          {words.title}
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
