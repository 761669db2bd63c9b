import { exportRegister } from '#server/experts/manage/list-experts.ts'
import { page } from '../door.ts'
import type { Route } from './+types/register-csv'

const door = page('expert.manage')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="experts.csv"',
      'Cache-Control': 'private, no-store',
    }
    return new Response(await exportRegister(application, actor), { headers })
  })
}
