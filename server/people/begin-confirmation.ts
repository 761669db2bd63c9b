import type { Person } from '#domain/actor.ts'
import type { Application } from '#server/application.ts'
import { authenticationOptions } from '#server/auth/passkeys.ts'
import { knownSession } from '#server/auth/raise-session.ts'

/** What a passkey may sign instead of the password; null where this person has none. */
export async function beginConfirmation(
  application: Application,
  person: Person,
  token: string | null,
): Promise<string | null> {
  const session = await knownSession(application, token)
  return session && authenticationOptions(application, { sessionId: session.id, userId: person.id })
}
