import type { PublishedKey } from '#server/transparency/published-keys.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'

/** Every public key, the newest first. */
export function KeyList({ words, keys }: { words: Words['transparency']; keys: readonly PublishedKey[] }) {
  return (
    <>
      <ul className="space-y-3">
        {keys.toReversed().map(({ publicKey, begunOn, isCurrent }) => (
          <li key={publicKey}>
            <p className="font-mono text-sm break-all">{publicKey}</p>
            <p className="text-sm text-muted">
              {fill(words.keys.since, { day: partialDay(begunOn) })}{' '}
              {isCurrent ? words.keys.current : words.keys.old}
            </p>
          </li>
        ))}
      </ul>
      <p>
        {words.keys.forPrograms}{' '}
        <a href="/transparency/keys.json" className={linkStyles}>
          {words.keys.file}
        </a>
      </p>
    </>
  )
}
