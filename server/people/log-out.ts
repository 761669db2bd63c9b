import type { Application } from '#server/application.ts'
import { endSession } from '#server/auth/sessions.ts'

/** Ends this session on the server, whoever still holds its cookie. */
export async function logOut(application: Application, sessionToken: string | null): Promise<void> {
  if (sessionToken) await endSession(application, sessionToken)
}
