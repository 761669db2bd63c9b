import { showHandedIn } from '#server/writing/receipts/show-receipt.ts'
import { textDownload } from '../text-download.ts'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/handed-in-text'

/** As the verifier takes it. */
export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor }) =>
    textDownload('handed-in.txt', await showHandedIn(application, actor, args.params.id)),
  )
}
