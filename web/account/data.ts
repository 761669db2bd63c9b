import { personalData } from '#server/people/personal-data.ts'
import { page } from '../door.ts'
import type { Route } from './+types/data'

const door = page('page.person')

/** Everything that is held on the person who asks, as a file. */
export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor }) => {
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
