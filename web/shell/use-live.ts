import { useEffect, useRef } from 'react'
import { useMatches, useRevalidator } from 'react-router'
import { publishLineEnded, publishLive, useLiveState } from './live-state.ts'

/** What a page says about itself in its `handle`: a list that is read again when something in it may have changed. */
export type LiveHandle = { live: 'list' }

/**
 * Keeps the page of a person who is logged in up to date. Without a script, or on a dead line, a page is as it was sent.
 *
 * @param profile as the page was made; null for a visitor
 */
export function useLive(profile: string | null): void {
  const isSignedIn = profile !== null
  const { revalidate } = useRevalidator()
  const isList = useMatches().some(({ handle }) => (handle as LiveHandle | undefined)?.live === 'list')
  const live = useLiveState()
  const before = useRef(live)
  const asked = useRef<string | null>(null)
  const isOnList = useRef(isList)
  useEffect(() => {
    isOnList.current = isList
  }, [isList])

  useEffect(() => {
    if (!isSignedIn) return
    let stop = () => {}
    let isLeft = false
    import('./live-connection.ts').then(({ follow }) => {
      // Where a person writes, an end that came from elsewhere must not take the words away: the next step tells of it.
      if (!isLeft)
        stop = follow(() => {
          publishLineEnded()
          if (isOnList.current) revalidate()
        })
    })
    return () => {
      isLeft = true
      stop()
      publishLive(null)
    }
  }, [isSignedIn, revalidate])

  useEffect(() => {
    const last = before.current
    before.current = live
    if (!live) return
    const isOtherList = isList && last !== null && last.lists !== live.lists
    // Also the first state counts: the profile may have changed between the making of the page and the opening of its line. Each is asked
    // for once, so that a page that cannot catch up does not ask for ever.
    const isBehind = live.profile !== profile && live.profile !== asked.current
    if (isBehind) asked.current = live.profile
    if (isBehind || isOtherList) revalidate()
  }, [live, profile, isList, revalidate])
}
