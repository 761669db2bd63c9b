import { exportArchive } from '#server/archive/export-archive.ts'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/export'

export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'administrator', async ({ application, actor }) => {
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="fitila-archive.csv"',
    }
    return new Response(await exportArchive(application, actor), { headers })
  })
}
