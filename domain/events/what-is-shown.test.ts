import { expect, test } from 'vitest'
import { type EventKind, eventKinds } from './event.ts'
import { eventReach } from './event-audience.ts'
import { changesShown } from './what-is-shown.ts'

// What pages show of these is the event itself, which is an entry of the log. That of a setting has the hash of its value.
const shownThemselves: EventKind[] = [
  'setting.restored',
  'setting.frozen',
  'setting.thawed',
  'setting.changed',
]

test('the log commits to what each event changes that the public hears of, or that changes public pages', () => {
  const told = eventKinds.filter(
    (kind) => eventReach[kind].audience === 'public' || eventReach[kind].changesPublicPages,
  )
  expect(told.length).toBeGreaterThan(5)
  expect(told.filter((kind) => changesShown[kind] === null)).toEqual(shownThemselves)
})
