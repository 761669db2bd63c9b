import type { Found, Kept } from '@fitila/sanitizer/contract'

type Line = Pick<Found | Kept, 'text' | 'where'>

const mostShown = 200

/** What was found or kept in one file, in words; closed at first, as the gravest of it is said before. */
export function FindingsList({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {title} ({lines.length})
      </summary>
      <ul className="list-disc space-y-1 pl-6 break-words">
        {lines.slice(0, mostShown).map(({ text, where }) => (
          <li key={`${where} ${text}`}>
            {where ? <span className="text-muted">{where}: </span> : null}
            {text}
          </li>
        ))}
      </ul>
      {lines.length > mostShown ? (
        <p className="pl-6 text-muted">And {lines.length - mostShown} more.</p>
      ) : null}
    </details>
  )
}
