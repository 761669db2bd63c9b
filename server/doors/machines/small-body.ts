import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { RuleBroken } from '#domain/errors.ts'
import { refusedPage } from '#server/doors/pages/plain-page.ts'

/** For what machines send: a longer body is refused as 'body-too-large', before all of it was read. */
export function smallBody(mostBytes: number): MiddlewareHandler {
  return bodyLimit({ maxSize: mostBytes, onError: () => refusedPage(new RuleBroken('body-too-large')) })
}
