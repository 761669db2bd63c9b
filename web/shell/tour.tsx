import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { TourProps } from './tour-dialog.tsx'

const TourDialog = lazy(() => import('./tour-dialog.tsx'))

/** Opens the tour a second after a person is seen who has not finished it, unless they are typing; then on a later page. */
export function Tour(tour: TourProps) {
  const { pathname } = useLocation()
  const [openedOn, open] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isTyping()) open((before) => before ?? pathname)
    }, 1_000)
    return () => clearTimeout(timer)
  }, [pathname])
  return openedOn === null ? null : (
    <Suspense>
      <TourDialog {...tour} />
    </Suspense>
  )
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false
}
