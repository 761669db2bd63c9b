import { randomBytes } from 'node:crypto'
import type { Person } from '#domain/actor.ts'
import type { SessionAssurance } from '#domain/people/assurance.ts'
import { startSession } from '#server/access/sessions.ts'
import { formToken } from '#server/access/tokens.ts'
import type { Application } from '#server/kernel/application.ts'

/** What the browser of a person who is logged in sends, over plain http. */
export type Visit = { cookie: string; formToken: string }

export async function visitOf(
  application: Application,
  person: Person,
  assurance: SessionAssurance = 'password',
): Promise<Visit> {
  const token = await startSession(application, person, assurance)
  return { cookie: `sid=${token}`, formToken: formToken(application.keys.forms, token, randomBytes(32)) }
}
