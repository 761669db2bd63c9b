import { proveReport } from '#server/transparency/shown/prove-shown.ts'
import { page } from '../door.ts'
import { textDownload } from '../text-download.ts'
import type { Route } from './+types/proof'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) =>
    textDownload('proof.txt', await proveReport(application, actor, args.params.id)),
  )
}
