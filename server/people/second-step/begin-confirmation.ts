import type { Person } from '#domain/actor.ts'
import { authenticationOptions } from '#server/access/passkeys.ts'
import { knownSession } from '#server/access/raise-session.ts'
import type { Application } from '#server/kernel/application.ts'

/** What a passkey may sign instead of the password; null where this person has none. */
export async function beginConfirmation(
  application: Application,
  person: Person,
  token: string | null,
): Promise<string | null> {
  const session = await knownSession(application, token)
  return session && authenticationOptions(application, { sessionId: session.id, userId: person.id })
}
