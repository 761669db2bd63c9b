import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import type { FrameData } from '../frame-data.ts'

type SiteNoticesProps = Pick<FrameData, 'banner' | 'readyNotice'> & {
  words: Pick<Words['shell'], 'siteNotice' | 'noticeSince' | 'readyNotices'>
}

/** What the operator says on top of each page: a sentence of ours, a text of theirs, or both. */
export function SiteNotices({ words, banner, readyNotice }: SiteNoticesProps) {
  if (!banner && !readyNotice) return null
  return (
    <section
      aria-label={words.siteNotice}
      className="space-y-1 border-b border-line bg-sunken px-4 py-2 text-center text-sm print:hidden"
    >
      {readyNotice ? <p>{words.readyNotices[readyNotice]}</p> : null}
      {banner ? (
        <p className="break-words whitespace-pre-line">
          {banner.text}{' '}
          <span className="text-muted">({fill(words.noticeSince, { day: partialDay(banner.since) })})</span>
        </p>
      ) : null}
    </section>
  )
}
