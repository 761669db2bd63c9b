import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { EventKind } from '#domain/events/event.ts'
import type { Hub } from '#server/hub/hub.ts'

const mostListeners = 1_000
const pulse = 25_000

/** What happens to reports that are public, and to no others: a rating may be of a report that nobody outside may know of. */
const news: Partial<Record<EventKind, 'listed' | 'changed'>> = {
  'report.approved': 'listed',
  'report.disputed': 'changed',
  'report.corrected': 'changed',
  'report.dispute_answered': 'changed',
  'report.retracted': 'changed',
}

/**
 * `GET /live/reports`, server-sent events (HTML, 9.2): `listed` with the id of each report that has just been made public, and
 * `changed` with that of one that reads otherwise now. No session is looked for, so everybody hears the same, and nothing that
 * the public list does not show.
 */
export function liveReports(hub: Hub) {
  let listeners = 0
  return (site: Hono<{ Bindings: HttpBindings }>) => {
    site.get('/live/reports', ({ req }) => {
      if (listeners >= mostListeners)
        return new Response(null, { status: 503, headers: { 'Retry-After': '60' } })
      listeners += 1
      const stream = streamOf(hub, req.raw.signal, () => {
        listeners -= 1
      })
      return new Response(stream, {
        headers: {
          'Content-Type': 'text/event-stream',
          'Cache-Control': 'no-store',
          'X-Accel-Buffering': 'no',
        },
      })
    })
  }
}

function streamOf(hub: Hub, signal: AbortSignal, onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let end = () => {}
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const heard = new Set<number>()
      const stopListening = hub.listen((told) => {
        if (told.kind !== 'event') return
        const { id, kind, subjectId } = told.announcement
        const what = news[kind]
        // An event of this process is heard twice.
        if (!what || heard.has(id)) return
        heard.add(id)
        send(`event: ${what}\ndata: ${subjectId}\n\n`)
      })
      const timer = setInterval(() => send(':\n\n'), pulse)
      timer.unref()
      end = () => {
        clearInterval(timer)
        stopListening()
        onEnd()
        end = () => {}
      }
      signal.addEventListener('abort', () => {
        end()
        controller.close()
      })
      send('retry: 5000\n\n')
    },
    cancel: () => end(),
  })
}
