import type { Person } from '#domain/actor.ts'
import { startSession } from '#server/access/sessions.ts'
import { addPasskey, beginPasskey } from '#server/people/second-step/add-passkey.ts'
import type { TestApplication } from '../test-application.ts'
import { type SoftPasskey, softPasskey } from './soft-passkey.ts'

export type WithPasskey = { person: Person; key: SoftPasskey; token: string }

/** Adds a passkey in software to this account, and opens a session for it. */
export async function withPasskey(application: TestApplication, person: Person): Promise<WithPasskey> {
  const first = await startSession(application, person)
  const options = await beginPasskey(application, person, first)
  const key = softPasskey(application.publicUrl)
  await addPasskey(application, person, first, { name: 'Key', passkey: key.register(options, true) })
  return { person, key, token: await startSession(application, person, 'full') }
}
