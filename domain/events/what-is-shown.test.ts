import { expect, test } from 'vitest'
import { eventKinds } from './event.ts'
import { eventReach } from './event-audience.ts'
import { changesShown } from './what-is-shown.ts'

test('the log commits to what each event changes that the public hears of, or that changes public pages', () => {
  const told = eventKinds.filter(
    (kind) => eventReach[kind].audience === 'public' || eventReach[kind].changesPublicPages,
  )
  expect(told.length).toBeGreaterThan(5)
  expect(told.filter((kind) => changesShown[kind] === null)).toEqual([])
})
