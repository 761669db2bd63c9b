import type { Person } from '#domain/actor.ts'
import { makeKey } from '#server/api/make-key.ts'
import type { Application } from '#server/kernel/application.ts'
import type { Ask } from '../browse.ts'
import { givePlan } from '../plans/give-plan.ts'

/** Asks the API with a key of this person, who gets the plan for it. */
export async function programOf(
  application: Application,
  ask: Ask,
  person: Person,
  made: Record<string, string> = { publicRead: 'on', archiveRead: 'on' },
) {
  await givePlan(application, person.id, { tier: 'enterprise' })
  const { key } = await makeKey(application, person, { name: 'Lamp', lifetime: '30', ...made })
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(`/api/v1${path}`, { headers: { authorization: `Bearer ${key}`, ...headers } })
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    ask(`/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      body,
    })
  return { key, get, post }
}
