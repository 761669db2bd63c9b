import { useEffect, useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { useFindingWords } from './finding-words.ts'

// The page is read first; on a slow line, listening waits until everything else has come.
const pause = 3_000

type LiveLineProps = {
  /** Where new reports stand first; null where the list is narrowed, and whether they belong to it is not known. */
  href: string | null
  /** The reports that the page shows, by their ids. */
  shown: readonly string[]
}

/** Says that something was published, or that a report below reads otherwise now, and leaves the open list as it is. */
export function LiveLine({ href, shown }: LiveLineProps) {
  const words = useFindingWords().finding
  const newest = useHref(href ?? '')
  const here = useHref(useLocation())
  const { listed, changed } = useNews()
  const below = changed.filter((id) => shown.includes(id)).length
  const news = fill(words.newReports, { count: listed.length })
  // The whole page is loaded, so that the count, the list and these lines are new together.
  return (
    <div role="status" className="space-y-1 print:hidden">
      {listed.length === 0 ? null : href ? (
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

type News = { listed: readonly string[]; changed: readonly string[] }

function useNews(): News {
  const [news, setNews] = useState<News>({ listed: [], changed: [] })
  useEffect(() => {
    let source: EventSource | undefined
    const timer = setTimeout(() => {
      source = new EventSource('/live/reports')
      for (const kind of ['listed', 'changed'] as const)
        source.addEventListener(kind, ({ data }) =>
          setNews((known) =>
            known[kind].includes(data) ? known : { ...known, [kind]: [...known[kind], data] },
          ),
        )
    }, pause)
    return () => {
      clearTimeout(timer)
      source?.close()
    }
  }, [])
  return news
}
