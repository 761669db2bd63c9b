import { exportFile } from '#server/finding/export/export-file.ts'
import { page } from '../../door.ts'
import type { Route } from './+types/export-xlsx'
import { answerWith, wantedBy } from './export-file.ts'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const wanted = wantedBy(args.url.searchParams, 'xlsx', words('exportFile').exportFile)
    return answerWith(await exportFile(application, actor, ...wanted))
  })
}
