import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Hub } from './hub.ts'

const mostListeners = 1_000
const pulse = 25_000

/**
 * `GET /live/reports`, server-sent events (HTML, 9.2): `listed` with the id of each report that has just been made public.
 * No session is looked for, so everybody hears the same, and nothing that the public list does not show.
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
      const stopListening = hub.listen((news) => {
        if (news.kind !== 'event' || news.announcement.kind !== 'report.approved') return
        // An event of this process is heard twice.
        if (heard.has(news.announcement.id)) return
        heard.add(news.announcement.id)
        send(`event: listed\ndata: ${news.announcement.reportId}\n\n`)
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
