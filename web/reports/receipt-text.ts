import { showReceipt } from '#server/writing/receipts/show-receipt.ts'
import { page } from '../door.ts'
import { textDownload } from '../text-download.ts'
import type { Route } from './+types/receipt-text'

const door = page('page.person')

/** Without the code: the receipt can be shown to others. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) =>
    textDownload('receipt.txt', (await showReceipt(application, actor, args.params.id)).text),
  )
}
