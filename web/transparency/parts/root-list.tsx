import type { SignedRoot } from '@fitila/log/root-text'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'

/** The roots of a month, the newest first. */
export function RootList({ words, roots }: { words: Words['transparency']; roots: readonly SignedRoot[] }) {
  return (
    <>
      {roots.length > 0 ? (
        <ol reversed className="divide-y divide-line">
          {roots.map(({ day, root }) => (
            <li key={day} className="py-2">
              <time dateTime={day} className="text-sm text-muted">
                {partialDay(day)}
              </time>
              <p className="font-mono text-sm break-all">{root}</p>
            </li>
          ))}
        </ol>
      ) : (
        <p>{words.roots.none}</p>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href="/transparency/roots.txt" className={linkStyles}>
          {words.roots.all}
        </a>
        <a href="/transparency/roots.json" className={linkStyles}>
          {words.roots.forPrograms}
        </a>
      </p>
    </>
  )
}
