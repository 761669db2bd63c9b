import type { OwnSession } from '#server/people/own-sessions.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

/** Where one is logged in. */
export function SessionList({
  words,
  sessions,
}: {
  words: Words['security']
  sessions: readonly OwnSession[]
}) {
  return (
    <section aria-labelledby="sessions" className="space-y-3">
      <h2 id="sessions">{words.sessions.title}</h2>
      <p>{words.sessions.lead}</p>
      <ul className="space-y-3">
        {sessions.map(({ id, since, lastUsedOn, isThis }) => (
          <Card as="li" key={id} className="flex flex-wrap items-center justify-between gap-3">
            <p>
              {fill(words.sessions.since, { since: partialDay(since), lastUsedOn: partialDay(lastUsedOn) })}{' '}
              {isThis ? <Badge tone="success">{words.sessions.this}</Badge> : null}
            </p>
            {isThis ? null : (
              <TokenForm intent={`end-one-${id}`}>
                <input type="hidden" name="id" value={id} />
                <SubmitButton tone="secondary" size="small">
                  {words.sessions.end}
                </SubmitButton>
              </TokenForm>
            )}
          </Card>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <TokenForm intent="end-others">
          <SubmitButton tone="danger">{words.sessions.endOthers}</SubmitButton>
        </TokenForm>
      ) : null}
    </section>
  )
}
