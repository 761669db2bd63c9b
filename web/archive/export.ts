import { exportArchive } from '#server/archive/export-archive.ts'
import { page } from '../door.ts'
import { csvDownload } from '../text-download.ts'
import type { Route } from './+types/export'

const door = page('archive.export')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    return csvDownload('fitila-archive.csv', await exportArchive(application, actor))
  })
}
