import type { ReactNode } from 'react'
import { useIsAlive } from './is-alive.ts'

/**
 * Around what only works with scripts. It is in the page from the first paint, so that nothing moves when the scripts
 * arrive, but takes no word before they do: what a person typed until then would be lost. Without JavaScript, and in
 * browsers that do not say whether they run it, it is not shown.
 */
export function OnceAlive({ children }: { children: ReactNode }) {
  const isAlive = useIsAlive()
  return (
    <div data-at-once inert={!isAlive} className={isAlive ? undefined : 'hidden scripting:block'}>
      {children}
    </div>
  )
}

/** What is shown in its place where scripts are off. A browser that does not say whether it runs them shows it until they come. */
export function WithoutScripts({ children }: { children: ReactNode }) {
  return useIsAlive() ? null : <div className="scripting:hidden">{children}</div>
}
