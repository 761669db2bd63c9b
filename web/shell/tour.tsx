import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { TourProps } from './tour-dialog.tsx'

const TourDialog = lazy(() => import('./tour-dialog.tsx'))

/** In the `handle` of a page that says what a person came for, such as whether a payment arrived. */
export type TourHandle = { tour: 'later' }

/** Opens the tour a second after a person is seen who has not finished it. Where there is a form to fill in, it waits for a later page. */
export function Tour(tour: TourProps) {
  const { pathname } = useLocation()
  const waits = useMatches().some(({ handle }) => (handle as TourHandle | undefined)?.tour === 'later')
  const [openedOn, open] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!waits && !isTyping() && !hasForm()) open((before) => before ?? pathname)
    }, 1_000)
    return () => clearTimeout(timer)
  }, [pathname, waits])
  return openedOn === null ? null : (
    <Suspense>
      <TourDialog {...tour} />
    </Suspense>
  )
}

// A search is no form that is filled in. See `TokenForm`, which posts.
function hasForm(): boolean {
  return document.querySelector('main form[method="post" i]') !== null
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false
}
