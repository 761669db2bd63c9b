import { useEffect, useState } from 'react'
import { linkStyles } from '#ui/link-styles.ts'

// The page is read first; on a slow line, listening waits until everything else has come.
const pause = 3_000

/**
 * Says that something new was published while the list is open, and leaves the list as it is.
 *
 * @param href where the new ones stand first; null where the list is narrowed, and whether they belong to it is not known
 */
export function LiveLine({ href }: { href: string | null }) {
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    let source: EventSource | undefined
    const timer = setTimeout(() => {
      source = new EventSource('/live/reports')
      source.addEventListener('listed', ({ data }) =>
        setIds((known) => (known.includes(data) ? known : [...known, data])),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      source?.close()
    }
  }, [])
  const text = ids.length === 1 ? '1 new report' : `${ids.length} new reports`
  return (
    <p role="status" className="print:hidden">
      {ids.length === 0 ? null : href ? (
        // The whole page, so that the count, the list and this line are new together.
        <a href={href} className={linkStyles}>
          {text}: show the newest
        </a>
      ) : (
        `${text} since you opened this page. They may not be of those that you filtered for.`
      )}
    </p>
  )
}
