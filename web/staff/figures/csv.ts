import { staffFiguresCsv } from '#server/cases/figures/staff-figures-csv.ts'
import { page } from '../../door.ts'
import type { Route } from './+types/csv'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    const headers = {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="figures-of-our-work.csv"',
    }
    return new Response(await staffFiguresCsv(application, actor), { headers })
  })
}
