import { openStopPage, stopMailByAddress } from '#server/notifications/stop-address.ts'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/stop-mail'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
    await openStopPage(application, args.params)
    return { words: words('stopMail') }
  })
}

/**
 * Takes the press of the button, and the one click of a mail program (RFC 8058), which knows no form of ours: the address
 * itself is the permission.
 */
export function action(args: Route.ActionArgs) {
  return door.visit(args, async ({ application }) => {
    await stopMailByAddress(application, args.params)
    return { isStopped: true }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.stopMail.title) }]
}

export default function StopMail({ loaderData, actionData }: Route.ComponentProps) {
  const words = loaderData.words.stopMail
  return actionData?.isStopped ? (
    <Page width="narrow">
      <PageHeader title={words.stopped} lead={words.stoppedLead} />
      <p>{words.stoppedText}</p>
    </Page>
  ) : (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <form method="post">
        <Button>{words.title}</Button>
      </form>
    </Page>
  )
}
