import { useCallback, useEffect, useRef, useState } from 'react'
import { useHref, useLocation, useRevalidator } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { type NewsKind, newsKinds, newsPause, openNews } from '../../../shell/early/early-news.ts'
import { useFindingWords } from './finding-words.ts'
import { listId } from './report-list.tsx'

type LiveLineProps = {
  /** Where new reports come first; null where the list is narrowed, and whether they belong to it is not known. */
  href: string | null
  /** Whether the page begins with the newest, so that a new report belongs at its top. */
  isTop: boolean
  /** The reports that the page shows, by their ids. */
  shown: readonly string[]
}

/**
 * Shows a new report at once where the reader is at the top of the list and works with nothing in it. Otherwise, and where a
 * report below reads otherwise now, it says so with a link and leaves the open list as it is.
 */
export function LiveLine({ href, isTop, shown }: LiveLineProps) {
  const words = useFindingWords().finding
  const newest = useHref(href ?? '')
  const here = useHref(useLocation())
  const reload = useReload(here)
  const { listed, changed } = useNews(isTop && href !== null ? reload.whenAtTop : null)
  const [atFirst] = useState(shown)
  const waiting = listed.filter((id) => !shown.includes(id))
  const added = listed.filter((id) => shown.includes(id) && !atFirst.includes(id))
  const below = changed.filter((id) => shown.includes(id)).length
  const news = fill(words.newReports, { count: waiting.length })
  // The whole page is loaded, so that the count, the list and these lines are new together.
  return (
    <div role="status" data-news className="space-y-1 print:hidden">
      {reload.hasFailed ? (
        <Alert tone="danger">
          <strong>{words.errorTitle}</strong> {words.errorText}{' '}
          <a href={here} className={linkStyles}>
            {words.tryAgain}
          </a>
        </Alert>
      ) : null}
      {added.length > 0 ? (
        <p>{fill(words.added, { news: fill(words.newReports, { count: added.length }) })}</p>
      ) : null}
      {waiting.length === 0 ? null : href ? (
        <p>
          <a href={newest} className={linkStyles}>
            {fill(words.showNewest, { news })}
          </a>
        </p>
      ) : (
        <p>{fill(words.sinceOpened, { news })}</p>
      )}
      {below > 0 ? (
        <p>
          <a href={here} className={linkStyles}>
            {fill(words.changedReports, { count: below })}
          </a>
        </p>
      ) : null}
    </div>
  )
}

// In pixels: a list that was moved a little is still at its top.
const nearTop = 80

type Reload = { whenAtTop: () => void; hasFailed: boolean }

/** Loads the rows again where nothing of the reader's is moved by it. */
function useReload(here: string): Reload {
  const { revalidate } = useRevalidator()
  const [hasFailed, setHasFailed] = useState(false)
  const whenAtTop = useCallback(async () => {
    const list = document.getElementById(listId)
    if (window.scrollY > nearTop || list?.contains(document.activeElement)) return
    // Asked first: a failed load would put the error screen in the place of the list.
    const isThere = await fetch(here, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    )
    setHasFailed(!isThere)
    if (isThere) await revalidate()
  }, [here, revalidate])
  return { whenAtTop, hasFailed }
}

type News = Record<NewsKind, readonly string[]>

/** @param heard called with each new report */
function useNews(heard: (() => void) | null): News {
  const [news, setNews] = useState<News>({ listed: [], changed: [] })
  const tell = useRef(heard)
  useEffect(() => {
    tell.current = heard
  }, [heard])
  useEffect(() => {
    let source: EventSource | undefined
    function take(kind: NewsKind, id: string): void {
      setNews((known) => (known[kind].includes(id) ? known : { ...known, [kind]: [...known[kind], id] }))
      if (kind === 'listed') tell.current?.()
    }
    function listen(line: EventSource): void {
      source = line
      for (const kind of newsKinds) line.addEventListener(kind, ({ data }) => take(kind, data))
    }
    const { earlyNews } = window
    delete window.earlyNews
    for (const { kind, id } of earlyNews?.heard ?? []) take(kind, id)
    if (earlyNews) listen(earlyNews.source)
    const timer = earlyNews ? undefined : setTimeout(() => listen(openNews()), newsPause)
    return () => {
      clearTimeout(timer)
      source?.close()
    }
  }, [])
  return news
}
