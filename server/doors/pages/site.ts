import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { NotFound, RuleBroken } from '#domain/errors.ts'
import type { ConnectionLane } from '#server/database/connection-lanes.ts'
import { mountLive } from '#server/doors/live/live.ts'
import { liveReports } from '#server/doors/live/live-reports.ts'
import { mountPaymentNews } from '#server/doors/machines/payment-news.ts'
import { mountRefusalReports } from '#server/doors/machines/refusal-reports.ts'
import { securityText } from '#server/doors/machines/security-text.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { otherAnswerHeaders } from '#server/outer-caches/surrogate-headers.ts'
import { siteNow } from '#server/settings/site-now.ts'
import { wordsIn } from '#words/catalogue.ts'
import { type PageSettings, pageAnswers } from './answer-page.ts'
import { askedAddress, onionLocation, ownAddresses } from './asked-address.ts'
import { isFormOfStrangers } from './form-kinds.ts'
import { knownHosts } from './known-hosts.ts'
import { plainPage, refusedPage } from './plain-page.ts'
import { isSameSite } from './same-site.ts'
import { refusalsPath, securityHeaders } from './security-headers.ts'

export type SiteSettings = PageSettings & {
  /** Mounted before all that looks for a session: it has its own keys. */
  api(site: Hono<{ Bindings: HttpBindings }>): void
  /** Mounted before all that looks for a session. */
  tools(site: Hono<{ Bindings: HttpBindings }>): void
  /** Mounted before the pages: built files, or the development server. */
  files(site: Hono<{ Bindings: HttpBindings }>): void
  addressOf(request: Request, bindings: HttpBindings): string | null
}

/** The whole site as one request handler: headers, guards, tools, files, pages, in this order. */
export function createSite(application: Application, settings: SiteSettings) {
  const site = new Hono<{ Bindings: HttpBindings }>()
  const addresses = ownAddresses(application)
  const origins = addresses.map((address) => new URL(address).origin)
  const isForUs = knownHosts(addresses)
  const answerPage = pageAnswers(application, settings)

  site.use(async (context, next) => {
    const end = application.meter.begin()
    await next()
    end(context.res.status)
    const { headers } = context.res
    const asked = askedAddress(application, context.req.raw)
    for (const [name, value] of Object.entries(securityHeaders(asked)))
      if (!headers.has(name)) headers.set(name, value)
    if (settings.isBehindCaches)
      for (const [name, value] of Object.entries(otherAnswerHeaders(headers))) headers.set(name, value)
    const onion = onionLocation(application, context.req.raw, headers)
    if (onion !== null) headers.set('Onion-Location', onion)
  })
  site.use((context, next) =>
    isForUs(context.req.raw) ? next() : Promise.resolve(refusedPage(new RuleBroken('unknown-host'))),
  )
  site.use((context, next) =>
    isSameSite(context.req.method, context.req.raw.headers, origins)
      ? next()
      : Promise.resolve(refusedPage(new RuleBroken('foreign-form'))),
  )
  site.use((context, next) =>
    readsWithBody(context.req.method, context.req.raw.headers)
      ? Promise.resolve(refusedPage(new RuleBroken('body-unreadable')))
      : next(),
  )
  // All that follows looks at the path, and by turns, lanes and queues strangers are held back. So each page has one spelling.
  site.use((context, next) => {
    const moved = leadOn(new URL(context.req.raw.url))
    return moved ? Promise.resolve(moved) : next()
  })
  site.use((context, next) => application.database.inLane(laneOf(context.req.method, context.req.path), next))
  mountLive(site, application)
  site.get('/.well-known/security.txt', async (context) => {
    const { securityContact } = await siteNow(application)
    const text = securityText({ ...application, securityContact })
    return text === null ? refusedPage(new NotFound()) : context.text(text)
  })
  mountPaymentNews(site, application)
  mountRefusalReports(site, application, { path: refusalsPath, origins })
  settings.api(site)
  settings.tools(site)
  liveReports(application)(site)
  settings.files(site)
  site.all('*', (context) =>
    isReadable(context.req.raw.url)
      ? answerPage(withoutOrigin(context.req.raw), settings.addressOf(context.req.raw, context.env))
      : refusedPage(new NotFound()),
  )
  const leadOn = settings.pages.leadOn(site.routes.map(({ path }) => path))
  site.onError((error) => {
    application.log.error({ fault: describeFault(error) }, 'a request failed outside of its page')
    const { faultTitle, faultText } = wordsIn('en').refused
    return plainPage({ status: 500, title: faultTitle, text: faultText })
  })
  return site
}

function laneOf(method: string, path: string): ConnectionLane {
  if (method === 'GET' || method === 'HEAD') return 'reading'
  else return isFormOfStrangers(path) ? 'asking' : 'writing'
}

// No page of ours sends one, and nothing here would ever read it.
function readsWithBody(method: string, headers: Headers): boolean {
  const length = headers.get('content-length') ?? '0'
  return (method === 'GET' || method === 'HEAD') && (length !== '0' || headers.has('transfer-encoding'))
}

// The router would print an address that it cannot decode into the log, and no query takes a NUL. None of ours has either.
function isReadable(address: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(new URL(address).pathname))
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
