import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Card } from '#ui/card.tsx'
import { dayOf, partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type Steps = {
  app: { id: string; since: string } | null
  passkeys: { id: string; name: string; since: string; lastUsedOn: string | null }[]
  codesLeft: number
}

/** What is asked for beside the password. */
export function SecondStepList({ steps: { app, passkeys, codesLeft } }: { steps: Steps }) {
  const hasAny = app !== null || passkeys.length > 0
  return (
    <section aria-labelledby="second-step" className="space-y-3">
      <h2 id="second-step">Second step</h2>
      <p>
        With a second step, somebody who learns your password still cannot get in. We never send codes by
        e-mail or SMS: mailboxes and numbers can be taken over.
      </p>
      <Card as="section" aria-labelledby="app" className="space-y-3">
        <h3 id="app">Codes from an app</h3>
        {app ? (
          <>
            <p>Set up on {dayOf(app.since)}.</p>
            <Removal intent="remove-app" id={app.id} name="the app" />
          </>
        ) : (
          <>
            <p>An app on your phone shows six new digits every half minute. It needs no network.</p>
            <TokenForm intent="begin-app">
              <SubmitButton>Set up an app</SubmitButton>
            </TokenForm>
          </>
        )}
      </Card>
      <Card as="section" aria-labelledby="passkeys" className="space-y-3">
        <h3 id="passkeys">Passkeys</h3>
        <p>A phone, a computer or a small key that you plug in, if yours can do that.</p>
        {passkeys.map(({ id, name, since, lastUsedOn }) => (
          <div key={id} className="space-y-2 border-t border-line pt-3">
            <p>
              <strong>{name}</strong>, added on {dayOf(since)}
              {lastUsedOn ? `, last used on ${partialDay(lastUsedOn)}` : ', not used yet'}
            </p>
            <Removal intent={`remove-${id}`} id={id} name={name} />
          </div>
        ))}
        <Link to="/profile/security/passkey" className={buttonStyles({ tone: 'secondary' })}>
          Add a passkey
        </Link>
      </Card>
      {hasAny ? (
        <Card as="section" aria-labelledby="codes" className="space-y-3">
          <h3 id="codes">Codes on paper</h3>
          <p>
            For the day on which your phone is lost. {codesLeft === 0 ? 'None are' : `${codesLeft} of 10`}{' '}
            left; each works once.
          </p>
          <Link to="/profile/security/codes" className={buttonStyles({ tone: 'secondary' })}>
            Make ten new codes
          </Link>
        </Card>
      ) : null}
    </section>
  )
}

function Removal({ intent, id, name }: { intent: string; id: string; name: string }) {
  return (
    <TokenForm intent={intent}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton tone="danger" size="small">
        Remove {name}
      </SubmitButton>
    </TokenForm>
  )
}
