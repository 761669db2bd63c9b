import type { PublicNotice } from '#server/proposals/public-notices.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'

type NoticeListProps = { words: Words['proposals']; notices: readonly PublicNotice[] }

/** What one member of the staff will have done alone, unless a colleague stops it. */
export function NoticeList({ words, notices }: NoticeListProps) {
  if (notices.length === 0) return <p>{words.notices.none}</p>
  return (
    <>
      <p>{words.notices.lead}</p>
      <ul className="divide-y divide-line">
        {notices.map(({ act, proposedOn, takesEffectOn }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a notice has no number in public.
          <li key={position} className="py-2">
            <strong>{words.acts[act]}.</strong>{' '}
            {fill(words.notices.row, { from: partialDay(proposedOn), on: partialDay(takesEffectOn) })}
          </li>
        ))}
      </ul>
    </>
  )
}
