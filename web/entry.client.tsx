import { type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { tellTypedEarlier } from './shell/early/tell-typed-earlier.ts'
import { keepPageOnDeadLine } from './shell/line/keep-page.ts'

keepPageOnDeadLine(window)

startTransition(() => {
  hydrateRoot(
    document,
    <Hydrated>
      <HydratedRouter />
    </Hydrated>,
  )
})

/** Marks the document when React has taken over the page: what waits for scripts, as tests do, reads it there. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    tellTypedEarlier(document)
  }, [])
  return children
}
