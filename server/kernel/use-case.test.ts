import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { actions, type PlainAction } from '#domain/permissions/can.ts'
import { onlyReads, readingActions } from '#domain/permissions/reading-actions.ts'
import type { Application } from './application.ts'
import { useCase } from './use-case.ts'

test('a use case may read from a replica where its action only reads, and each other one has the primary', async () => {
  expect(actions.length).toBeGreaterThan(100)
  for (const action of actions) {
    const place = onlyReads(action) ? 'reading' : 'onPrimary'
    const plain = useCase(action as PlainAction, async () => null)
    expect([action, await placeOf(plain)]).toEqual([action, place])
  }
})

test('the actions that only read are few, and none of them changes anything by its name', () => {
  expect(new Set(readingActions).size).toBe(readingActions.length)
  for (const action of readingActions) expect(action).toMatch(/\.(see|read|list-own|directory|advanced)$/)
})

/** Where its work would be done. It is not done. */
async function placeOf(ask: (application: Application, actor: typeof visitor) => Promise<unknown>) {
  const asked: string[] = []
  const note = (place: string) => async () => {
    asked.push(place)
    throw new Error('not done here')
  }
  const places = { reading: note('reading'), onPrimary: note('onPrimary') }
  // Of an application, what is asked before the work.
  const application = { database: { places } } as unknown as Application
  await expect(ask(application, visitor)).rejects.toThrow('not done here')
  return asked.join(' and ')
}
