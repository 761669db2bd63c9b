import { exportBooks } from '#server/plans/invoices/export-books.ts'
import { page } from '../door.ts'
import type { Route } from './+types/books'

const door = page('page.administrator')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="books.csv"',
    }
    return new Response(await exportBooks(application, actor), { headers })
  })
}
