import { showReceipt } from '#server/writing/receipts/show-receipt.ts'
import { textDownload } from '../text-download.ts'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/receipt-text'

/** Without the code: the receipt can be shown to others. */
export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor }) =>
    textDownload('receipt.txt', (await showReceipt(application, actor, args.params.id)).text),
  )
}
