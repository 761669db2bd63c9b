import { generateSync } from 'otplib'
import type { Person } from '#domain/actor.ts'
import { minutes } from '#domain/time/durations.ts'
import { startSession } from '#server/access/sessions.ts'
import { activateApp, beginApp, showBegunApp } from '#server/people/second-step/set-up-app.ts'
import type { TestApplication } from './test-application.ts'

/** The code that an app with this secret shows at that moment. */
export function codeAt(secret: string, moment: Date): string {
  return generateSync({ secret: secret.replaceAll(' ', ''), epoch: Math.floor(moment.getTime() / 1000) })
}

export type WithApp = { secret: string; codes: string[]; token: string }

/** Sets up an app for this person, in a session of its own, and moves the clock on so that the next code is another. */
export async function withAppSetUp(application: TestApplication, person: Person): Promise<WithApp> {
  const first = await startSession(application, person)
  await beginApp(application, person)
  const begun = await showBegunApp(application, person)
  if (!begun) throw new Error('no app was begun')
  const code = codeAt(begun.secret, application.now())
  const { token, codes } = await activateApp(application, person, first, { code })
  application.later(minutes(1))
  return { secret: begun.secret, codes: codes ?? [], token }
}
