import { type RefObject, useEffect, useRef } from 'react'

/** For the heading of a result: it gets the focus, and comes to the top of the screen with what explains it below. */
export function useResultInSight<Heading extends HTMLElement>(): RefObject<Heading | null> {
  const heading = useRef<Heading>(null)
  useEffect(() => {
    if (heading.current) bringToTop(heading.current)
  }, [])
  return heading
}

/** A focus alone scrolls as little as it can, so a result would stay at the lower edge of a small screen. */
export function bringToTop(heading: HTMLElement): void {
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start' })
}
