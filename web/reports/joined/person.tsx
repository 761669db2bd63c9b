import { page } from '../../door.ts'
import type { Route } from './+types/person'
import { joinedMeta } from './joined-meta.ts'
import { JoinedView } from './joined-view.tsx'
import { loadJoined } from './load-joined.server.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, (visit) => loadJoined(visit, 'person', args.params))
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return joinedMeta(loaderData)
}

export default function Person({ loaderData }: Route.ComponentProps) {
  return <JoinedView {...loaderData} />
}
