import { requireStopAddress, stopMailByAddress } from '#server/notifications/stop-address.ts'
import { Button } from '#ui/button.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { visit } from '../visit.ts'
import type { Route } from './+types/stop-mail'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application }) => {
    requireStopAddress(application, args.params)
    return null
  })
}

/**
 * Takes the press of the button, and the one click of a mail program (RFC 8058), which knows no form of ours: the address
 * itself is the permission.
 */
export function action(args: Route.ActionArgs) {
  return visit(args, async ({ application }) => {
    await stopMailByAddress(application, args.params)
    return { isStopped: true }
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Stop letters – Fitila' }]
}

export default function StopMail({ actionData }: Route.ComponentProps) {
  return actionData?.isStopped ? (
    <Page width="narrow">
      <PageHeader
        title="No more letters"
        lead="We will not write to you about news any more. It still stands in the app when you log in."
      />
      <p>You can change this at any time under Notification Preferences.</p>
    </Page>
  ) : (
    <Page width="narrow">
      <PageHeader title="Stop letters" lead="Press the button, and no letter about news will come again." />
      <form method="post">
        <Button>Stop letters</Button>
      </form>
    </Page>
  )
}
