import { exportRegister } from '#server/experts/manage/list-experts.ts'
import { page } from '../door.ts'
import { csvDownload } from '../text-download.ts'
import type { Route } from './+types/register-csv'

const door = page('expert.manage')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
    return csvDownload('experts.csv', await exportRegister(application, actor))
  })
}
