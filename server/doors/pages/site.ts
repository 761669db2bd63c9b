import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import { largestAttachment } from '#domain/plans/limits.ts'
import type { RefusalCode } from '#domain/refusals.ts'
import { mountLive } from '#server/doors/live/live.ts'
import { liveReports } from '#server/doors/live/live-reports.ts'
import { securityText } from '#server/doors/machines/security-text.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { wordsIn } from '#words/catalogue.ts'
import { type PageSettings, pageAnswers } from './answer-page.ts'
import { plainPage, refusedPage } from './plain-page.ts'
import { isSameSite } from './same-site.ts'
import { securityHeaders } from './security-headers.ts'

/** The largest form. The longest report that the field limits allow fits four times. */
const mostBytes = 256 * 1024

/** A form that holds a file streams; the file itself is counted where it is read. */
const mostBytesWithFile = largestAttachment + 64 * 1024

export type SiteSettings = PageSettings & {
  /** Mounted before all that looks for a session. */
  tools(site: Hono<{ Bindings: HttpBindings }>): void
  /** Mounted before the pages: built files, or the development server. */
  files(site: Hono<{ Bindings: HttpBindings }>): void
  addressOf(request: Request, bindings: HttpBindings): string | null
}

/** The whole site as one request handler: headers, guards, tools, files, pages, in this order. */
export function createSite(application: Application, settings: SiteSettings) {
  const site = new Hono<{ Bindings: HttpBindings }>()
  const headers = Object.entries(securityHeaders(application.publicUrl))
  const publicOrigin = new URL(application.publicUrl).origin
  const answerPage = pageAnswers(application, settings)

  site.use(async (context, next) => {
    await next()
    for (const [name, value] of headers)
      if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  })
  site.use((context, next) =>
    isSameSite(context.req.method, context.req.raw.headers, publicOrigin)
      ? next()
      : Promise.resolve(refusedPage(new RuleBroken('foreign-form'))),
  )
  const limit = (maxSize: number, code: RefusalCode) =>
    bodyLimit({ maxSize, onError: () => refusedPage(new RuleBroken(code)) })
  const limits = {
    form: limit(mostBytes, 'body-too-large'),
    file: limit(mostBytesWithFile, 'attachment-too-large'),
  }
  site.use((context, next) =>
    (settings.pages.holdsFile(context.req.path) ? limits.file : limits.form)(context, next),
  )
  mountLive(site, application)
  site.get('/.well-known/security.txt', async (context) => {
    const text = securityText(application)
    return text === null ? refusedPage(new NotFound()) : context.text(text)
  })
  settings.tools(site)
  liveReports(application.hub)(site)
  settings.files(site)
  site.all('*', (context) =>
    isDecodable(context.req.raw.url)
      ? answerPage(withoutOrigin(context.req.raw), settings.addressOf(context.req.raw, context.env))
      : refusedPage(new NotFound()),
  )
  site.onError((error) => {
    application.log.error({ fault: describeFault(error) }, 'a request failed outside of its page')
    const { faultTitle, faultText } = wordsIn('en').refused
    return plainPage({ status: 500, title: faultTitle, text: faultText })
  })
  return site
}

// The router would print the whole address into the log.
function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(new URL(address).pathname)
    return true
  } catch {
    return false
  }
}

// Checked above, by rules that know of proxies and of the origin called null; the router's own check knows neither.
function withoutOrigin(request: Request): Request {
  if (!request.headers.has('origin')) return request
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request, { headers })
}
