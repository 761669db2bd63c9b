import { proveCarriedFiles } from '#server/transparency/shown/prove-shown.ts'
import { page } from '../door.ts'
import { textDownload } from '../text-download.ts'
import type { Route } from './+types/carried-proof'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) =>
    textDownload('proof.txt', await proveCarriedFiles(application, args.params.set)),
  )
}
