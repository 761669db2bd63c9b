import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { localListeners } from '#server/hub/local.ts'
import { aboutHidden } from '#tests/support/live/announcements.ts'
import { liveReports } from './live-reports.ts'

const approved = { id: 1, kind: 'report.approved', subjectId: 'the-report', status: 'approved' } as const

function openLine() {
  const hub = { ...localListeners(), isLive: () => true, believedFor: () => 15_000, close: async () => {} }
  const site = new Hono<{ Bindings: HttpBindings }>()
  liveReports({ hub, stopping: new AbortController().signal })(site)
  const gone = new AbortController()
  const ask = async () => {
    const answer = await site.request('/live/reports', { signal: gone.signal })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    return { answer, next: async () => (await reader?.read())?.value }
  }
  return { hub, ask, gone }
}

test('a report that is made public is told of by its id alone, once, though it is heard of twice', async () => {
  const { hub, ask } = openLine()
  const { answer, next } = await ask()
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  expect(await next()).toBe('retry: 5000\n\n')
  hub.announce(approved)
  hub.announce(approved)
  hub.announce({ ...approved, id: 2, subjectId: 'another' })
  expect(await next()).toBe('event: listed\ndata: the-report\n\n')
  expect(await next()).toBe('event: listed\ndata: another\n\n')
})

test('a public report that reads otherwise now is told of too', async () => {
  const { hub, ask } = openLine()
  const { next } = await ask()
  await next()
  for (const [id, kind] of (
    [
      'report.disputed',
      'report.consequence_added',
      'report.consequence_removed',
      'report.corrected',
      'report.dispute_answered',
      'report.retracted',
    ] as const
  ).entries()) {
    hub.announce({ id, kind, subjectId: 'the-report', status: 'approved' })
    expect(await next()).toBe('event: changed\ndata: the-report\n\n')
  }
})

test('no one is told of what the public may not see', async () => {
  const { hub, ask } = openLine()
  const { next } = await ask()
  await next()
  for (const announcement of aboutHidden('hidden', 100)) hub.announce(announcement)
  hub.announce({ ...approved, id: 5, kind: 'report.rated', subjectId: 'rated' })
  hub.tell({ kind: 'missed' })
  hub.announce(approved)
  expect(await next()).toContain('the-report')
})

test('a person who has gone is not told any more, and makes room', async () => {
  const { hub, ask, gone } = openLine()
  const { next } = await ask()
  await next()
  gone.abort()
  hub.announce(approved)
  expect(await next()).toBeUndefined()
})
