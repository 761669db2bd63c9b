import { closeMessage } from '#server/conversations/close-message.ts'
import { page } from '../door.ts'
import { redirectAfter, redirectTo } from '../redirect.ts'
import type { Route } from './+types/close-message'

const door = page('message.close')

export function loader() {
  return redirectTo('/admin/messages')
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }) => {
    await closeMessage(application, actor, args.params.id)
    return redirectAfter('/admin/messages', 'message-closed')
  })
}
