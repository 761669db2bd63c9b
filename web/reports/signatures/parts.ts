import { exportSignature } from '#server/publishing/signatures/export-signature.ts'
import { page } from '../../door.ts'
import { textDownload } from '../../text-download.ts'
import type { Route } from './+types/parts'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) =>
    textDownload(
      'signature.json',
      await exportSignature(application, actor, args.params.id, args.params.signature),
    ),
  )
}
