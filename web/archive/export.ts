import { exportArchive } from '#server/archive/export-archive.ts'
import { page } from '../door.ts'
import type { Route } from './+types/export'

const door = page('archive.export')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="fitila-archive.csv"',
    }
    return new Response(await exportArchive(application, actor), { headers })
  })
}
