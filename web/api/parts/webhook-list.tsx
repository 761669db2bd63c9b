import type { OwnWebhook } from '#server/api/webhooks/list-own-webhooks.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { Copyable } from '../../shell/copyable.tsx'

type WebhookListProps = { webhooks: readonly OwnWebhook[]; words: Words['webhooks'] }

/** A person's webhooks, each with its state, its public key and what can be done with it. */
export function WebhookList({ webhooks, words }: WebhookListProps) {
  return (
    <section aria-labelledby="webhooks" className="space-y-3">
      <h2 id="webhooks">{words.yours}</h2>
      {webhooks.length === 0 ? <p>{words.none}</p> : null}
      <ul className="space-y-3">
        {webhooks.map((webhook) => (
          <Card as="li" key={webhook.id} className="space-y-3">
            <p className="font-semibold break-words">{webhook.name}</p>
            <p className="break-all">{webhook.address}</p>
            {webhook.stopped ? (
              <Alert tone="warning" title={fill(words.stoppedOn, { day: partialDay(webhook.stopped.on) })}>
                {words.stopped[webhook.stopped.why]}
              </Alert>
            ) : null}
            <ul className="text-muted">
              <li>{fill(words.since, { day: partialDay(webhook.madeOn) })}</li>
              <li>
                {webhook.lastTakenOn
                  ? fill(words.taken, { day: partialDay(webhook.lastTakenOn) })
                  : words.untaken}
              </li>
              {webhook.waiting > 0 ? <li>{fill(words.waiting, { count: webhook.waiting })}</li> : null}
              {webhook.failures > 0 && !webhook.stopped ? (
                <li>{fill(words.failures, { count: webhook.failures })}</li>
              ) : null}
            </ul>
            {webhook.publicKeys.map((key, index) => (
              <div key={key}>
                <p>{index === 0 ? words.publicKey : words.oldKey}:</p>
                <Copyable text={key} what="key" />
              </div>
            ))}
            <Steps webhook={webhook} words={words} />
          </Card>
        ))}
      </ul>
    </section>
  )
}

type StepsProps = { webhook: OwnWebhook; words: Words['webhooks'] }

function Steps({ webhook: { id, name, stopped }, words }: StepsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <TokenForm intent={stopped ? `resume ${id}` : `try ${id}`}>
        <SubmitButton
          tone="secondary"
          aria-label={fill(stopped ? words.resumeNamed : words.tryNamed, { name })}
        >
          {stopped ? words.resume : words.try}
        </SubmitButton>
      </TokenForm>
      <TokenForm intent={`change-key ${id}`}>
        <SubmitButton tone="secondary" aria-label={fill(words.changeKeyNamed, { name })}>
          {words.changeKey}
        </SubmitButton>
      </TokenForm>
      <TokenForm intent={`remove ${id}`}>
        <SubmitButton tone="danger" aria-label={fill(words.removeNamed, { name })}>
          {words.remove}
        </SubmitButton>
      </TokenForm>
    </div>
  )
}
