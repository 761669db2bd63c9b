import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { changesPublicPages } from '#domain/events/changes-public-pages.ts'
import type { EventKind } from '#domain/events/event.ts'
import type { Application } from '#server/kernel/application.ts'
import { eventStream, type Line } from './event-stream.ts'
import { hearOnce } from './hear-once.ts'

const mostListeners = 1_000

/** What an open list is told of. Nothing of a report that is not public: no one outside may know of it. */
const news: Partial<Record<EventKind, 'listed' | 'changed'>> = {
  'report.approved': 'listed',
  'report.disputed': 'changed',
  'report.corrected': 'changed',
  'report.consequence_added': 'changed',
  'report.consequence_removed': 'changed',
  'report.dispute_answered': 'changed',
  'report.retracted': 'changed',
}

/**
 * `GET /live/reports`, server-sent events: `listed` with the id of each report that has just been made public, and `changed`
 * with that of one that reads otherwise now. No session is looked for, so everyone hears the same, and nothing that the
 * public list does not show.
 */
export function liveReports({ hub, stopping }: Pick<Application, 'hub' | 'stopping'>) {
  const lines = new Set<Line>()
  hearOnce(hub, (told) => {
    if (told.kind !== 'event') return
    const { kind, subjectId } = told.announcement
    const what = news[kind]
    if (!what || !changesPublicPages(told.announcement)) return
    for (const line of lines) if (!line.send(`event: ${what}\ndata: ${subjectId}\n\n`)) line.end()
  })
  return (site: Hono<{ Bindings: HttpBindings }>) => {
    site.get('/live/reports', ({ req }) => {
      if (lines.size >= mostListeners)
        return new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
      return eventStream({
        signal: req.raw.signal,
        stopping,
        cacheControl: 'no-store',
        join(line) {
          lines.add(line)
          line.send('retry: 5000\n\n')
          return () => void lines.delete(line)
        },
      })
    })
  }
}
