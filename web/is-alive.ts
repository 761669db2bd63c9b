import { useSyncExternalStore } from 'react'

/** True once the page's scripts run. What only works with them is shown by this. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(watchNothing, yes, no)
}

const watchNothing = () => () => {}
const yes = () => true
const no = () => false
