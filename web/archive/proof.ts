import { proveConviction } from '#server/transparency/shown/prove-shown.ts'
import { page } from '../door.ts'
import { textDownload } from '../text-download.ts'
import type { Route } from './+types/proof'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) =>
    textDownload('proof.txt', await proveConviction(application, args.params.reference)),
  )
}
