import { SignInNeeded } from '#domain/errors.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/logout'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ actor, pageRequest, words }) => {
    if (actor.kind !== 'person') throw new SignInNeeded()
    return { words: words('logout'), formToken: pageRequest.formToken() }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ pageRequest }) => {
    await pageRequest.changeSession(null)
    return redirectAfter('/', 'logged-out')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.logout.title) }]
}

/** Seen only by a person whose menu was older than their session: no one should believe that they logged out when they did not. */
export default function LogOut({ loaderData }: Route.ComponentProps) {
  const { title, lead, failure } = loaderData.words.logout
  return (
    <Page width="narrow">
      <PageHeader title={title} lead={lead} />
      <TokenForm formToken={loaderData.formToken}>
        <RefusalNotice failure={failure} />
        <SubmitButton wide>{title}</SubmitButton>
      </TokenForm>
    </Page>
  )
}
