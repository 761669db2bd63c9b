import { sourceVisitPeriod } from '#domain/retention/periods.ts'
import { seconds } from '#domain/time/durations.ts'
import { languageOf, languages } from '#words/catalogue.ts'
import { type Fetching, fetchAfterPaint, fetchWhenTouched } from '../../page-scripts.ts'
import { hasToast } from '../../toasts.ts'
import { type FrameData, frameRoute } from '../frame-data.ts'
import { isOnTheWay } from '../menus/on-the-way.ts'
import early from './early-script.ts?script'

type ShownPage = {
  /** Of its HTML. */
  parts: readonly Buffer[]
  url: URL
  loaderData: Record<string, unknown>
  /** Whether it is the same for every visitor, and whole. */
  isOfVisitors: boolean
}
type Start = {
  early: string
  fetching: Fetching
  /** The page's scripts ask for what its loaders brought, once they start. */
  isDataApart: boolean
}

/** Seconds before the session ends, so that the application can still renew it. */
const inTime = 120

/**
 * When a page's scripts are fetched, and what it can do before. On the way of a report (decision 328) and for visitors (decision 356) it is
 * at the first touch, unless something in the page only works with scripts: that has `data-at-once`. A toast does too, for its address is
 * to forget it.
 */
export function startOfScripts({ parts, url, loaderData, isOfVisitors }: ShownPage): Start {
  const waits = !parts.some((part) => part.includes(' data-at-once')) && !hasToast(url.search)
  if (!isOnTheWay(pathInSite(url.pathname))) {
    const isApart = waits && isOfVisitors && viewerIn(loaderData) === null
    return isApart
      ? { early, fetching: (modules) => fetchWhenTouched(modules, null), isDataApart: true }
      : { early: '', fetching: fetchAfterPaint, isDataApart: false }
  }
  const latest = sessionSeconds(loaderData) ?? visitSeconds(pathInSite(url.pathname))
  return {
    early,
    fetching: waits
      ? (modules) => fetchWhenTouched(modules, latest === null ? null : seconds(Math.max(0, latest - inTime)))
      : fetchAfterPaint,
    isDataApart: false,
  }
}

function pathInSite(pathname: string): string {
  return pathname.slice(languages[languageOf(pathname)].prefix.length)
}

/** A page of a visit with a code empties itself when the visit is over, touched or not. */
function visitSeconds(path: string): number | null {
  return pagesOfVisit.has(path) ? sourceVisitPeriod / seconds(1) : null
}

const pagesOfVisit = new Set(['/report/status', '/report/tip', '/report/punished', '/report/withdrawal'])

function sessionSeconds(loaderData: Record<string, unknown>): number | null {
  return viewerIn(loaderData)?.sessionEndsIn ?? null
}

/** @returns undefined where the loader of `root.tsx` failed */
function viewerIn(loaderData: Record<string, unknown>): FrameData['viewer'] | undefined {
  const frame = loaderData[frameRoute] as FrameData | undefined
  return frame?.viewer
}
