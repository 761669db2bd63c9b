import { eq } from 'drizzle-orm'
import { notifications } from '#server/database/people-schema.ts'
import { markOf } from '#server/sealing/account-marks.ts'
import type { ServerKeys } from '#server/sealing/server-keys.ts'

/** The condition on a notification that it is for this account. */
export function isFor(application: { keys: ServerKeys }, accountId: string) {
  return eq(notifications.receiverMark, markOf(application, 'notifications', accountId))
}
