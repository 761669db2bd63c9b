import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf, partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type Steps = {
  app: { id: string; since: string } | null
  passkeys: { id: string; name: string; since: string; lastUsedOn: string | null }[]
  codesLeft: number
}

/** What is asked for beside the password. */
export function SecondStepList({
  words,
  steps: { app, passkeys, codesLeft },
}: {
  words: Words['security']
  steps: Steps
}) {
  const hasAny = app !== null || passkeys.length > 0
  return (
    <section aria-labelledby="second-step" className="space-y-3">
      <h2 id="second-step">{words.steps.title}</h2>
      <p>{words.steps.lead}</p>
      <Card as="section" aria-labelledby="app" className="space-y-3">
        <h3 id="app">{words.app.title}</h3>
        {app ? (
          <>
            <p>{fill(words.app.since, { since: dayOf(app.since) })}</p>
            <Removal intent="remove-app" id={app.id} button={words.app.remove} />
          </>
        ) : (
          <>
            <p>{words.app.about}</p>
            <TokenForm intent="begin-app">
              <SubmitButton>{words.app.setUp}</SubmitButton>
            </TokenForm>
          </>
        )}
      </Card>
      <Card as="section" aria-labelledby="passkeys" className="space-y-3">
        <h3 id="passkeys">{words.passkeys.title}</h3>
        <p>{words.passkeys.about}</p>
        {passkeys.map(({ id, name, since, lastUsedOn }) => (
          <div key={id} className="space-y-2 border-t border-line pt-3">
            <p>
              <strong>{name}</strong>
              {lastUsedOn
                ? fill(words.passkeys.used, { since: dayOf(since), day: partialDay(lastUsedOn) })
                : fill(words.passkeys.unused, { since: dayOf(since) })}
            </p>
            <Removal intent={`remove-${id}`} id={id} button={fill(words.remove, { name })} />
          </div>
        ))}
        <Link to="/profile/security/passkey" className={buttonStyles({ tone: 'secondary' })}>
          {words.passkeys.add}
        </Link>
      </Card>
      {hasAny ? (
        <Card as="section" aria-labelledby="codes" className="space-y-3">
          <h3 id="codes">{words.codes.title}</h3>
          <p>{codesLeft === 0 ? words.codes.noneLeft : fill(words.codes.left, { count: codesLeft })}</p>
          <Link to="/profile/security/codes" className={buttonStyles({ tone: 'secondary' })}>
            {words.codes.renew}
          </Link>
        </Card>
      ) : null}
    </section>
  )
}

function Removal({ intent, id, button }: { intent: string; id: string; button: string }) {
  return (
    <TokenForm intent={intent}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton tone="danger" size="small">
        {button}
      </SubmitButton>
    </TokenForm>
  )
}
