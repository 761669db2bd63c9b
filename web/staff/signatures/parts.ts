import { exportProposalSignature } from '#server/proposals/signatures/export-proposal-signature.ts'
import { page } from '../../door.ts'
import { textDownload } from '../../text-download.ts'
import type { Route } from './+types/parts'

const door = page('proposal.signature')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) =>
    textDownload('signature.json', await exportProposalSignature(application, actor, args.params.signature)),
  )
}
