import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { SignInNeeded } from '#domain/errors.ts'
import { cookieSetting, readSessionCookie } from '#server/access/session-cookie.ts'
import { refusedPage } from '#server/doors/pages/plain-page.ts'
import { securityHeaders } from '#server/doors/pages/security-headers.ts'
import type { Application } from '#server/kernel/application.ts'
import { holderOf } from './live-facts.ts'
import { type Line, openLiveStreams } from './live-streams.ts'

/** More than this waits to be sent: nobody is reading. */
const mostWaiting = 64 * 1024

/**
 * `GET /live`: server-sent events for one page of somebody who is logged in. Each event is the whole state: unread
 * notifications, the newest of them, and marks that change when the profile or the lists that they may see have changed.
 */
export function mountLive(site: Hono<{ Bindings: HttpBindings }>, application: Application): void {
  const cookie = cookieSetting(application.publicUrl)
  const streams = openLiveStreams(application)
  const headers = securityHeaders(application.publicUrl)
  site.get('/live', async (context) => {
    const token = readSessionCookie(cookie, context.req.header('cookie') ?? null)
    const holder = await holderOf(application, token)
    if (!holder) return refusedPage(new SignInNeeded())
    const { outgoing } = context.env
    outgoing.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'private, no-store',
      ...headers,
      'X-Accel-Buffering': 'no',
    })
    const line: Line = {
      send(text) {
        outgoing.write(text)
        return !outgoing.destroyed && outgoing.writableLength < mostWaiting
      },
      end: () => void (outgoing.writableLength < mostWaiting ? outgoing.end() : outgoing.destroy()),
    }
    const leaving = streams.join(holder, line)
    outgoing.on('close', () => {
      leaving.then((leave) => leave()).catch(() => {})
    })
    await leaving
    return RESPONSE_ALREADY_SENT
  })
}
