import { showHandedIn } from '#server/writing/receipts/show-receipt.ts'
import { page } from '../door.ts'
import { textDownload } from '../text-download.ts'
import type { Route } from './+types/handed-in-text'

const door = page('page.person')

/** As the verifier takes it. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) =>
    textDownload('handed-in.txt', await showHandedIn(application, actor, args.params.id)),
  )
}
