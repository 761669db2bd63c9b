import { createHmac, timingSafeEqual } from 'node:crypto'
import { NotFound } from '#domain/errors.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import { stopMail } from './preferences.ts'

/** The address in a letter that stops such letters, without logging in. It opens nothing else. */
export function stopAddress({ keys, publicUrl }: Application, userId: string): string {
  return `${publicUrl}/stop-mail/${userId}/${mark(keys.letters, userId)}`
}

type StopAddress = { userId: string; mark: string }

/**
 * @param given the two parts of the address
 * @throws NotFound for an address that no letter of ours held
 */
export const stopMailByAddress = openUseCase(
  'notifications.stop',
  async ({ application }, given: StopAddress): Promise<void> => {
    requireStopAddress(application, given)
    await stopMail(application, given.userId)
  },
)

/** For the page that asks before it stops anything. @throws NotFound */
export const openStopPage = openUseCase('notifications.stop', async ({ application }, given: StopAddress) => {
  requireStopAddress(application, given)
})

function requireStopAddress({ keys }: Application, { userId, mark: given }: StopAddress): void {
  const expected = Buffer.from(mark(keys.letters, identifier(userId)))
  const actual = Buffer.from(given)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) throw new NotFound()
}

function mark(key: Buffer, userId: string): string {
  return createHmac('sha256', key).update(`stop:${userId}`).digest('base64url')
}
