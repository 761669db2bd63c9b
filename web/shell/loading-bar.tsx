import { useIsUnderWay } from './line/use-under-way.ts'
import { useWords } from './use-words.ts'

/** A thin light along the top while the next page is on its way. A quick answer comes before it shows. */
export function LoadingBar() {
  const words = useWords()
  const isUnderWay = useIsUnderWay()
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden print:hidden">
      {isUnderWay ? (
        <>
          <div className="h-full w-2/5 rounded-full bg-accent motion-safe:animate-travel" />
          <span className="sr-only">{words?.shell.loading}</span>
        </>
      ) : null}
    </div>
  )
}
