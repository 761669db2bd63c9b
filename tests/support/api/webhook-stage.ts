import type { Person } from '#domain/actor.ts'
import { receiverSample } from '#domain/api/receiver-sample.ts'
import { deliverWebhooks } from '#server/api/webhooks/deliver-webhooks.ts'
import { listOwnWebhooks } from '#server/api/webhooks/list-own-webhooks.ts'
import { makeWebhook } from '#server/api/webhooks/make-webhook.ts'
import { sealSetup } from '#server/api/webhooks/webhook-setup.ts'
import { hearEvents } from '#server/events/hear-events.ts'
import { cast } from '../../cast.ts'
import { givePlan } from '../plans/give-plan.ts'
import type { TestApplication } from '../test-application.ts'
import { withApplication } from '../with-application.ts'
import { loopbackAlone, openReceiver, type Received } from './receiver.ts'

export async function withWebhook({ longest = 5_000 } = {}) {
  const made = await withApplication()
  const application = Object.assign(made, { outgoing: loopbackAlone({ longest }) })
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  await givePlan(application, reporter.id, { tier: 'enterprise' })
  const receiver = await openReceiver()
  await makeWebhook(application, reporter, { name: 'Lamp', address: 'https://lamp.example/told' })
  const { webhooks } = await listOwnWebhooks(application, reporter)
  await leadTo(application, webhooks[0]?.id ?? '', receiver.address('lamp.example'))
  return { application, reporter, stranger, receiver }
}

export async function aim(application: TestApplication, person: Person, address: string): Promise<void> {
  const before = (await listOwnWebhooks(application, person)).webhooks.map(({ id }) => id)
  await makeWebhook(application, person, { name: 'Lamp', address: 'https://lamp.example/told' })
  const { webhooks } = await listOwnWebhooks(application, person)
  const made = webhooks.find(({ id }) => !before.includes(id))
  await leadTo(application, made?.id ?? '', address)
}

/** To the port of a receiver on this machine, which the form refuses. */
async function leadTo(
  { database, vault, randomness }: TestApplication,
  id: string,
  address: string,
): Promise<void> {
  const keys = [{ seed: randomness.bytes(32).toString('base64'), until: null }]
  await database.pool.query('update webhooks set sealed_setup = $2 where id = $1', [
    id,
    sealSetup(vault, id, { address, keys }),
  ])
}

export async function tell(application: TestApplication): Promise<void> {
  await hearEvents(application, 'webhooks')
  await deliverWebhooks(application)
}

export async function waiting({ database }: TestApplication): Promise<number> {
  return (await database.pool.query('select from webhook_messages')).rows.length
}

export async function letters({ database }: TestApplication): Promise<number> {
  return (await database.pool.query(`select from jobs where kind = 'account-notice'`)).rows.length
}

export async function keyOf(application: TestApplication, person: Person): Promise<string> {
  return (await listOwnWebhooks(application, person)).webhooks[0]?.publicKeys[0] ?? ''
}

/** Asked of the example on the page of webhooks. */
export async function isGenuine(key: string, { headers, body }: Received, now: Date): Promise<boolean> {
  const sample = await import(`data:text/javascript,${encodeURIComponent(receiverSample)}`)
  return sample.isGenuine(key, headers, body, now.getTime())
}
