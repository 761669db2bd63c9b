import { seconds } from '#domain/time/durations.ts'
import { languageOf, languages } from '#words/catalogue.ts'
import { fetchAfterPaint, fetchWhenTouched, type PageModules } from '../../page-scripts.ts'
import { hasToast } from '../../toasts.ts'
import { type FrameData, frameRoute } from '../frame-data.ts'
import { isOnTheWay } from '../menus/on-the-way.ts'
import early from './early-script.ts?script'

type ShownPage = { html: string; url: URL; loaderData: Record<string, unknown> }
type Start = { early: string; fetching: (modules: PageModules) => string }

/** Seconds before the session ends, so that the application can still renew it. */
const inTime = 120

/**
 * When a page's scripts are fetched, and what it can do before (decision 328). On the way of a report it is at the first touch,
 * unless something in the page only works with scripts: that has `data-at-once`. A toast does too, for its address is to forget it.
 */
export function startOfScripts({ html, url, loaderData }: ShownPage): Start {
  if (!isOnTheWay(pathInSite(url.pathname))) return { early: '', fetching: fetchAfterPaint }
  const waits = !html.includes(' data-at-once') && !hasToast(url.search)
  const latest = sessionSeconds(loaderData)
  return {
    early,
    fetching: waits
      ? (modules) => fetchWhenTouched(modules, latest === null ? null : seconds(Math.max(0, latest - inTime)))
      : fetchAfterPaint,
  }
}

function pathInSite(pathname: string): string {
  return pathname.slice(languages[languageOf(pathname)].prefix.length)
}

function sessionSeconds(loaderData: Record<string, unknown>): number | null {
  // What the loader of `root.tsx` returns; nothing where it failed.
  const frame = loaderData[frameRoute] as FrameData | undefined
  return frame?.viewer?.sessionEndsIn ?? null
}
