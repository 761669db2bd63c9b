import { personalData } from '#server/people/personal-data.ts'
import { protectedVisit } from '../visit.ts'
import type { Route } from './+types/data'

/** Everything that is held on whoever asks, as a file. */
export function loader(args: Route.LoaderArgs) {
  return protectedVisit(args, 'person', async ({ application, actor }) => {
    const data = await personalData(application, actor)
    return new Response(`${JSON.stringify(data, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="my-data.json"',
        'Cache-Control': 'private, no-store',
      },
    })
  })
}
