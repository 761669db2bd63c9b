import type { OwnSession } from '#server/people/own-sessions.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

/** Where one is logged in. */
export function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  return (
    <section aria-labelledby="sessions" className="space-y-3">
      <h2 id="sessions">Where you are logged in</h2>
      <p>
        We keep no address and no name of a device, so that nobody can take them from us. What we know is on
        which day you logged in and on which day you were last here.
      </p>
      <ul className="space-y-3">
        {sessions.map(({ id, since, lastUsedOn, isThis }) => (
          <Card as="li" key={id} className="flex flex-wrap items-center justify-between gap-3">
            <p>
              Logged in on {partialDay(since)}, last used on {partialDay(lastUsedOn)}{' '}
              {isThis ? <Badge tone="success">This one</Badge> : null}
            </p>
            {isThis ? null : (
              <TokenForm intent={`end-one-${id}`}>
                <input type="hidden" name="id" value={id} />
                <SubmitButton tone="secondary" size="small">
                  Log out there
                </SubmitButton>
              </TokenForm>
            )}
          </Card>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <TokenForm intent="end-others">
          <SubmitButton tone="danger">Log out everywhere else</SubmitButton>
        </TokenForm>
      ) : null}
    </section>
  )
}
