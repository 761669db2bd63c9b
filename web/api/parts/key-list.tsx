import type { OwnKey } from '#server/api/list-own-keys.ts'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type KeyListProps = { keys: readonly OwnKey[]; words: Words['apiKeys'] }

/** A person's keys, each with what it may do and a button that ends it. */
export function KeyList({ keys, words }: KeyListProps) {
  return (
    <section aria-labelledby="keys" className="space-y-3">
      <h2 id="keys">{words.keys}</h2>
      {keys.length === 0 ? <p>{words.none}</p> : null}
      <ul className="space-y-3">
        {keys.map((key) => (
          <Card as="li" key={key.id} className="space-y-3">
            <p className="break-words">
              <span className="font-semibold">{key.name}</span>{' '}
              <span className="font-mono text-muted">{fill(words.ending, { ending: key.ending })}</span>
            </p>
            <ul className="text-muted">
              <li>{key.scopes.map((scope) => words.scopeNames[scope]).join('. ')}</li>
              <li className="break-words">
                {key.networks.length > 0
                  ? fill(words.from, { networks: key.networks.join(', ') })
                  : words.anywhere}
              </li>
              <li>{fill(words.since, { day: partialDay(key.madeOn) })}</li>
              <li>{key.lastUsedOn ? fill(words.used, { day: partialDay(key.lastUsedOn) }) : words.unused}</li>
              <li>{fill(words.lastDay, { day: partialDay(key.lastDay) })}</li>
            </ul>
            <TokenForm intent={`revoke ${key.id}`}>
              <SubmitButton tone="danger" aria-label={fill(words.revokeNamed, { name: key.name })}>
                {words.revoke}
              </SubmitButton>
            </TokenForm>
          </Card>
        ))}
      </ul>
    </section>
  )
}
