import { NotFound } from '#domain/errors.ts'
import type { Route } from './+types/not-found'
import { page } from './door.ts'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, nothingHere)
}

export function action(args: Route.ActionArgs) {
  return door.visit(args, nothingHere)
}

async function nothingHere(): Promise<never> {
  throw new NotFound()
}

// A route without a component answers with bare data; this one exists for the error page above it.
export default function NothingHere() {
  return null
}
