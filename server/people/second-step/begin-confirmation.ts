import { authenticationOptions } from '#server/access/factors/passkeys.ts'
import { knownSession } from '#server/access/raise-session.ts'
import { useCase } from '#server/kernel/use-case.ts'

/** What a passkey may sign instead of the password; null where this person has none. */
export const beginConfirmation = useCase(
  'account.see-second-step',
  async ({ application, actor }, token: string | null) => {
    const session = await knownSession(application, token)
    return (
      session &&
      authenticationOptions(application, { sessionId: session.id, userId: actor.id, role: actor.role })
    )
  },
)
