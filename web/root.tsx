import { type ReactNode, useEffect, useRef } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { isStaffRole, panelNames } from '#domain/people/roles.ts'
import { planBadge } from '#domain/plans/plans.ts'
import type { OpenSession } from '#server/auth/sessions.ts'
import lamp from '#ui/lamp.svg?url'
import { SkipLink } from '#ui/skip-link.tsx'
import '#ui/theme.css'
import { Toast } from '#ui/toast.tsx'
import type { Route } from './+types/root'
import { Footer } from './shell/footer.tsx'
import { useKeptSession } from './shell/keep-session.ts'
import { LoadingBar } from './shell/loading-bar.tsx'
import { TopBar } from './shell/top-bar.tsx'
import { Tour } from './shell/tour.tsx'
import { tourSteps } from './shell/tour-words.ts'
import { useLive } from './shell/use-live.ts'
import type { Viewer } from './shell/viewer.ts'
import { toastOf, withoutToast } from './toasts.ts'
import { visit } from './visit.ts'

export function loader(args: Route.LoaderArgs) {
  return visit(args, async ({ application, facts }) => {
    const session = await facts.session()
    const viewer = session && presentViewer(session, facts.formToken(), application.now())
    return { viewer, tour: session?.isTourWaiting ? tourSteps : null }
  })
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Fitila' }]
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root')
  const { pathname, search } = useLocation()
  useLive(Boolean(root?.viewer))
  useKeptSession(root?.viewer ?? null)
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="icon" href={lamp} type="image/svg+xml" />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <SkipLink />
        <LoadingBar />
        <TopBar viewer={root?.viewer ?? null} />
        <Main>{children}</Main>
        <Footer />
        <Toast
          {...toastOf(search)}
          dismissHref={withoutToast(pathname, search)}
          className="animate-fade-away"
        />
        {root?.viewer && root.tour ? <Tour steps={root.tour} formToken={root.viewer.formToken} /> : null}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

// For a fault in this file's own loader; the frame catches those of the pages.
export { ErrorBoundary } from './frame.tsx'

/** Takes the focus when the page changes, so that a screen reader begins at the new page. */
function Main({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const element = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) element.current?.focus({ preventScroll: true })
    shown.current = pathname
    // Once seen, a toast is not to come back with a reload.
    if (toastOf(search)) window.history.replaceState(window.history.state, '', withoutToast(pathname, search))
  }, [pathname, search])
  return (
    <main id="main" ref={element} tabIndex={-1} className="flex-1">
      {children}
    </main>
  )
}

function presentViewer({ person, unread, expiresAt }: OpenSession, formToken: string, now: Date): Viewer {
  const { username, email, role, subscription } = person
  return {
    username,
    email,
    planBadge: planBadge(subscription),
    subscriptionInactive: subscription.status !== 'active',
    panel: isStaffRole(role) ? { label: panelNames[role], href: '/admin' } : null,
    isAdministrator: role === 'administrator',
    unread,
    formToken,
    sessionEndsIn: Math.max(0, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
  }
}
