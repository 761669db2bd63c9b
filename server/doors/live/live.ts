import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { SignInNeeded } from '#domain/errors.ts'
import { cookieSetting, readSessionCookie } from '#server/access/session-cookie.ts'
import { askedAddress } from '#server/doors/pages/asked-address.ts'
import { refusedPage } from '#server/doors/pages/plain-page.ts'
import type { Application } from '#server/kernel/application.ts'
import { eventStream } from './event-stream.ts'
import { holderOf } from './live-state.ts'
import { openLiveStreams } from './live-streams.ts'

/**
 * `GET /live`: server-sent events for one page of a person who is logged in. Each event is the whole state: unread
 * notifications, the newest of them, and marks that change when the profile or the lists that they may see have changed.
 */
export function mountLive(site: Hono<{ Bindings: HttpBindings }>, application: Application): void {
  const streams = openLiveStreams(application)
  site.get('/live', async ({ req }) => {
    const cookie = cookieSetting(askedAddress(application, req.raw))
    const token = readSessionCookie(cookie, req.header('cookie') ?? null)
    const holder = await holderOf(application, token)
    if (!holder) return refusedPage(new SignInNeeded())
    return eventStream({
      signal: req.raw.signal,
      stopping: application.stopping,
      cacheControl: 'private, no-store',
      join: (line) => streams.join(holder, line),
    })
  })
}
