import type { PublishedKey } from '#server/transparency/published-keys.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { partialDay } from '../../dates.ts'

/** Every public key, the newest first. */
export function KeyList({ keys }: { keys: readonly PublishedKey[] }) {
  return (
    <>
      <ul className="space-y-3">
        {keys.toReversed().map(({ publicKey, begunOn, isCurrent }) => (
          <li key={publicKey}>
            <p className="font-mono text-sm break-all">{publicKey}</p>
            <p className="text-sm text-muted">
              Ed25519, in use since {partialDay(begunOn)}.{' '}
              {isCurrent ? 'It signs today.' : 'It signs no longer; what it signed stays valid.'}
            </p>
          </li>
        ))}
      </ul>
      <p>
        For programs:{' '}
        <a href="/transparency/keys.json" className={linkStyles}>
          keys.json
        </a>
      </p>
    </>
  )
}
