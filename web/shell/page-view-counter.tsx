import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { OutsideStatistics } from '#server/kernel/operator-settings.ts'
import { useConsent } from './use-consent.ts'

/**
 * Reports each change of page, and only after 'Accept'. What is sent is the name of the page's route: no id, no search
 * term, no cookie.
 */
export function PageViewCounter({ statistics }: { statistics: OutsideStatistics | null }) {
  const isCounted = useConsent() === 'granted'
  const { pathname } = useLocation()
  const route = useMatches().at(-1)?.id ?? ''
  const counted = useRef<string>(undefined)
  useEffect(() => {
    if (!isCounted || statistics || counted.current === pathname) return
    sendPageView(route, counted.current === undefined ? document.referrer : '')
    counted.current = pathname
  }, [isCounted, statistics, pathname, route])
  useEffect(() => {
    if (isCounted && statistics) return addScript(statistics)
  }, [isCounted, statistics])
  return null
}

function sendPageView(route: string, referrer: string): void {
  const body = new URLSearchParams({ route, referrer })
  // A view that could not be reported is a view that is not counted.
  fetch('/page-views', { method: 'POST', body, credentials: 'omit', keepalive: true }).catch(() => {})
}

/** The operator's own choice of counter. Both of them notice a change of page by themselves. */
function addScript({ kind, script, site }: OutsideStatistics): () => void {
  const element = document.createElement('script')
  element.src = script
  element.defer = true
  element.setAttribute(kind === 'plausible' ? 'data-domain' : 'data-website-id', site)
  document.head.append(element)
  return () => element.remove()
}
