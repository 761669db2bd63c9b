import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { eventKinds, isEventKind, subjectKindOf, subjectKinds } from '#domain/events/event.ts'
import { eventReach, publicEvents, staffOnlyEvents } from '#domain/events/event-audience.ts'
import { applications, isApplicationKind } from '#domain/notifications/applications.ts'
import { arrivals, isArrivalKind } from '#domain/notifications/arrivals.ts'
import { isNoticeKind, notices } from '#domain/notifications/from-event.ts'
import { notificationTypes, notificationTypesFor } from '#domain/notifications/notification.ts'
import { type Consumer, consumers } from '#server/events/consumers.ts'
import { languageNames, wordsIn } from '#words/catalogue.ts'
import { noticeIn } from '#words/notice-in.ts'

const eventNames = { ...wordsIn('en').history.events, ...wordsIn('en').eventNames }
const folder = new URL('../domain/events/', import.meta.url)

test('every kind that the types name is in the tables, and no other', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('-events.ts'))
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')))
  const named = sources.flatMap((source) =>
    [...source.matchAll(/(?:EventOf<|kind: )'([\w.-]+)'/g)].map(([, kind = '']) => kind),
  )
  expect(named.toSorted()).toEqual(eventKinds.toSorted())
})

test.each(eventKinds)('%s has a name, an audience, a subject, and says whether anyone is told', (kind) => {
  expect(eventNames[kind].trim()).not.toBe('')
  expect(subjectKinds).toContain(subjectKindOf(kind))
  expect(['public', 'owner', 'staff', 'administrators']).toContain(eventReach[kind].audience)
  expect(typeof eventReach[kind].changesPublicPages).toBe('boolean')
  expect(notices).toHaveProperty([kind])
})

test('no two kinds have one name', () => {
  const names = eventKinds.map((kind) => eventNames[kind])
  expect(new Set(names).size).toBe(names.length)
})

test.each(eventKinds.filter(isNoticeKind))('whom %s concerns is told by one of their choices', (kind) => {
  expect(notificationTypes).toContain(notices[kind].type)
})

test.each(eventKinds.filter(isArrivalKind))('that %s arrived is told by a choice of staff', (kind) => {
  expect(notificationTypesFor('reviewer')).toContain(arrivals[kind])
  expect(notificationTypesFor('reporter')).not.toContain(arrivals[kind])
  expect(consumers.arrivals.hears).toContain(kind)
})

test.each(eventKinds.filter((kind) => isNoticeKind(kind) || isArrivalKind(kind)))(
  '%s is told in every language, by the number of the report alone',
  (kind) => {
    for (const language of languageNames) {
      const { title, message } = noticeIn(language, kind, { reference: 'WR-26112110000' })
      expect(title).not.toBe('')
      expect(message).toContain('WR-26112110000')
      expect(`${title}${message}`).not.toMatch(/[{}]/)
    }
  },
)

test.each(eventKinds.filter(isApplicationKind))('that %s came is told to administrators alone', (kind) => {
  expect(notificationTypesFor('administrator')).toContain(applications[kind])
  expect(notificationTypesFor('officer')).not.toContain(applications[kind])
  expect(consumers.arrivals.hears).toContain(kind)
  for (const language of languageNames) expect(noticeIn(language, kind, {}).title).not.toBe('')
})

test('no one outside the staff is told of, or shown, what only the staff may know', () => {
  // A case is handed on to a member of the staff alone: `assignReport` refuses every other person.
  expect(staffOnlyEvents.filter(isNoticeKind)).toEqual(['report.handed_on'])
  expect(notices['report.handed_on'].to).toBe('holder')
  expect(staffOnlyEvents.filter((kind) => publicEvents.includes(kind))).toEqual([])
  for (const kind of [
    'report.claimed',
    'report.handed_on',
    'report.released',
    'person.declared',
    'message.closed',
  ] as const)
    expect(staffOnlyEvents).toContain(kind)
})

test('whatever the public may learn changes the public pages', () => {
  const forPublic = eventKinds.filter((kind) => eventReach[kind].audience === 'public')
  expect(forPublic.filter((kind) => !publicEvents.includes(kind))).toEqual([])
})

test.each(['', 'report', 'report.', 'toString', '__proto__', 'plan.bought'])(
  '%j is no kind of event',
  (text) => {
    expect(isEventKind(text)).toBe(false)
    expect(isNoticeKind(text)).toBe(false)
  },
)

test.each(Object.entries<Consumer>(consumers))(
  'the consumer %s hears of something, and says why in its way',
  (_, consumer) => {
    expect(consumer.hears.length).toBeGreaterThan(0)
    expect(consumer.because).toMatch(/^[A-Z].*\.$/)
  },
)

test('whatever a person is told of is heard in the transaction, and nothing that is for staff alone leaves by another way', () => {
  expect(consumers.notifications.way).toBe('in the transaction')
  expect(consumers.notifications.hears).toEqual(eventKinds.filter(isNoticeKind))
  expect(consumers['live-list'].hears.every((kind) => eventReach[kind].audience === 'public')).toBe(true)
})
