import type { MessageKind } from '#domain/api/webhooks.ts'
import type { Day } from '#domain/time/day-in-nigeria.ts'
import type { OutgoingMessage } from '#server/outgoing/outgoing.ts'
import { signWith } from './webhook-key.ts'

export type WaitingMessage = {
  id: string
  kind: MessageKind
  referenceNumber: string
  changedOn: Day
  writtenAt: Date
}

/**
 * A message as Standard Webhooks 1.0 sends it. It is thin: what changed may be retracted before the message is read, so it names the
 * subject and says nothing of it. Each try of one message has the same number, and a moment and its own signature.
 *
 * @param seeds of every key that signs now
 */
export function signMessage(message: WaitingMessage, seeds: readonly string[], now: Date): OutgoingMessage {
  const id = `msg_${message.id.replaceAll('-', '')}`
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const body = JSON.stringify({
    type: message.kind,
    timestamp: message.writtenAt.toISOString(),
    data: message.referenceNumber ? { referenceNumber: message.referenceNumber, on: message.changedOn } : {},
  })
  const signatures = seeds.map((seed) => `v1a,${signWith(seed, `${id}.${timestamp}.${body}`)}`)
  return {
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Fitila-Webhooks/1',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.join(' '),
    },
    body,
  }
}
