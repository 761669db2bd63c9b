import { useNavigation } from 'react-router'
import { Spinner } from '#ui/spinner.tsx'

/** A thin light along the top while the next page is on its way. A quick answer comes before it shows. */
export function LoadingBar() {
  const isUnderWay = useNavigation().state !== 'idle'
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden print:hidden">
      {isUnderWay ? (
        <>
          <div className="h-full w-2/5 rounded-full bg-accent motion-safe:animate-travel" />
          <span className="sr-only">Loading...</span>
        </>
      ) : null}
    </div>
  )
}

/** The whole screen waits; export it as a route's `HydrateFallback`. */
export function LoadingScreen() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">Fitila</h1>
      <Spinner />
    </div>
  )
}
