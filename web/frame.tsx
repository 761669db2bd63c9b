import { isRouteErrorResponse, Outlet } from 'react-router'
import type { Route } from './+types/frame'
import { RefusedScreen } from './refused-screen.tsx'

/** Around every page, within the shell: a page that fails or refuses leaves the bar above it as it was. */
export default function Frame() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) ? (
    <RefusedScreen page={error.data} status={error.status} />
  ) : (
    <RefusedScreen page={null} status={500} />
  )
}
