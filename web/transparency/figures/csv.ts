import { figuresCsv } from '#server/transparency/figures/figures-csv.ts'
import { page } from '../../door.ts'
import type { Route } from './+types/csv'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application }) => {
    const headers = {
      'Cache-Control': 'public, max-age=3600',
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="fitila-figures.csv"',
    }
    return new Response(await figuresCsv(application), { headers })
  })
}
