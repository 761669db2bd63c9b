import { exportBooks } from '#server/plans/invoices/export-books.ts'
import { page } from '../door.ts'
import { csvDownload } from '../text-download.ts'
import type { Route } from './+types/books'

const door = page('page.administrator')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    return csvDownload('books.csv', await exportBooks(application, actor))
  })
}
