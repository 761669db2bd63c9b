import { isRefusal } from '#domain/errors.ts'
import { openFlights } from '#server/hub/flights.ts'
import type { Application } from '#server/kernel/application.ts'
import { keptPageHeaders } from '#server/outer-caches/surrogate-headers.ts'
import { bodyTaker, type FileSenders } from './bodies/take-body.ts'
import { chooseEncoding, chooseQuickEncoding, encode } from './encoding.ts'
import { type HandedData, openHandedStore, readDataAddress } from './handed/handed-data.ts'
import { hasEtag } from './header-list.ts'
import type { CachedPage, PageCache } from './kept/page-cache.ts'
import { openPieceStore } from './kept/piece-store.ts'
import { openPageRequest } from './page-request.ts'
import { refusedPage } from './plain-page.ts'
import { scriptHashes } from './script-hashes.ts'
import { formTurns, pageTurns } from './turns.ts'

/** A page for many, or an answer for one visitor. */
type Answered = { page: CachedPage; response?: never } | { page?: never; response: Response }

type AskedData = NonNullable<ReturnType<typeof readDataAddress>> & { network: string }

type PageRequest = ReturnType<typeof openPageRequest>['pageRequest']

export type PageSettings = {
  pages: {
    answer(request: Request, pageRequest: PageRequest): Promise<Response>
    /** Whose files the page at this path takes. */
    holdsFile(pathname: string): FileSenders | null
    /** Leads to the one spelling of an address, of a page or of `others`; null where it is spelled so already. */
    leadOn(others: readonly string[]): (url: URL) => Response | null
  }
  cache: PageCache
  /** Whether caches in front of this process are told what they may keep. */
  isBehindCaches: boolean
  /** The Content-Security-Policy of an answer with these sources of scripts beside our own files. */
  policy(scripts: readonly string[], formTargets: readonly string[]): string
}

/** Answers with a page: from the cache where it may, else rendered, with its policy, its cookie and its encoding. */
export function pageAnswers(
  application: Application,
  { pages, cache, isBehindCaches, policy }: PageSettings,
) {
  const policyOf = ({ renderedPage, formTargets }: PageRequest) =>
    policy(scriptHashes(renderedPage?.scripts ?? []), formTargets)
  const takeBody = bodyTaker()
  const turnsOf = pageTurns()
  const flights = openFlights<CachedPage>()
  const inTurn = formTurns()
  const pieces = openPieceStore(application.hub)
  const handed = openHandedStore(application.now, application.hub)

  /** Who sends a body is known before any of it is read. */
  return async function answerPage(request: Request, address: string | null): Promise<Response> {
    const visit = openPageRequest(application, { pieces, request, address })
    // What is slow or fails in it is told by this number, which the page of a fault shows.
    const { lanes, places } = application.database
    return lanes.inRequest(visit.pageRequest.requestNumber, async () => {
      const { result: answer, hasWritten } = await places.noteWrites(() => answerOpened(request, visit))
      const cookie = places.hasReplicas ? visit.cookieAfter(hasWritten) : null
      if (cookie !== null) answer.headers.append('Set-Cookie', cookie)
      return answer
    })
  }

  async function answerOpened(
    request: Request,
    visit: ReturnType<typeof openPageRequest>,
  ): Promise<Response> {
    const url = new URL(request.url)
    const askedData = readDataAddress(url)
    try {
      if (askedData) return await answerData(request, url, { ...askedData, network: visit.network })
      const { request: taken, giveBack } = await takeBody(request, {
        // Where the sessions do not answer, the page says so itself, and has the words that were sent.
        isPerson: () =>
          visit.pageRequest.session().then(
            (session) => session !== null,
            () => false,
          ),
        // A reader sends no body, and looking for the page takes longer than finding it in the cache.
        holdsFile: isReading(request) ? null : pages.holdsFile(url.pathname),
      })
      return await answerVisit(taken, url, visit).finally(giveBack)
    } catch (error) {
      if (!isRefusal(error)) throw error
      return refusedPage(error)
    }
  }

  async function answerVisit(
    request: Request,
    url: URL,
    visit: ReturnType<typeof openPageRequest>,
  ): Promise<Response> {
    const place = url.pathname + url.search
    const cached = isReading(request) && visit.isForEverybody() ? cache.find(place) : null
    if (cached) return fromCache(cached, request)
    const generation = cache.generation()
    const render = () => rendered(request, place, visit, generation)
    const forMany = async (): Promise<Answered> => {
      const flight = `${generation} ${place}`
      const underWay = flights.joined(flight)
      const page = underWay && (await underWay)
      return page ? { page } : flights.begin(flight, render, ({ page: made }) => made ?? null)
    }
    // A turn comes first: a network that waits for its own turns must not keep others waiting.
    const answer = isReading(request)
      ? await turnsOf(url).run(visit.network, visit.isForEverybody() ? forMany : render)
      : await inTurn(url, render)
    if (answer.page) return fromCache(answer.page, request)
    const { response } = answer
    const { waitSeconds } = visit.pageRequest
    if (waitSeconds !== null) response.headers.set('Retry-After', String(waitSeconds))
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-store')
    // A download brings its own headers, and streams on.
    if (response.headers.has('Content-Disposition')) return response
    // Not what the site stores: consent, what tools keep on the device, and pages that were kept to be read without a connection.
    if (visit.isLeaving()) response.headers.set('Clear-Site-Data', '"cache"')
    for (const setCookie of visit.setCookies()) response.headers.append('Set-Cookie', setCookie)
    response.headers.set('Content-Security-Policy', policyOf(visit.pageRequest))
    return encoded(visit.pageRequest, response, request)
  }

  /**
   * What a page was made from, for its scripts. Where it is no longer remembered, it is made once more, as for a visitor: an answer that is
   * not the same would not fit the open page.
   */
  async function answerData(request: Request, url: URL, asked: AskedData): Promise<Response> {
    const { mark, place } = asked
    const data = isReading(request)
      ? (handed.find(mark) ?? (await dataOf(asVisitor(new URL(place, url), request), asked)))
      : null
    if (data === null) return new Response(null, { status: 410, headers: neverKept })
    const accepted = chooseQuickEncoding(request.headers.get('accept-encoding'))
    const { bytes, encoding } = await encode(data, accepted)
    const headers = new Headers({ ...neverKept, 'Content-Type': 'text/plain; charset=utf-8' })
    return withBody(request, bytes, encoding, 200, headers)
  }

  async function dataOf(page: Request, { mark, network }: AskedData): Promise<HandedData['bytes'] | null> {
    const visit = openPageRequest(application, { pieces, request: page, address: null })
    const before = handed.generation()
    await turnsOf(new URL(page.url)).run(network, () => pages.answer(page, visit.pageRequest))
    const data = visit.pageRequest.renderedPage?.data
    if (data?.mark !== mark) return null
    handed.keep(before, data)
    return data.bytes
  }

  async function rendered(
    request: Request,
    place: string,
    visit: ReturnType<typeof openPageRequest>,
    generation: number,
  ): Promise<Answered> {
    const before = handed.generation()
    const response = await pages.answer(withBodyAsked(request), visit.pageRequest)
    const data = visit.pageRequest.renderedPage?.data
    if (data) handed.keep(before, data)
    const isForMany =
      isReading(request) &&
      response.status === visit.pageRequest.keptStatus &&
      visit.isForEverybody() &&
      mayBeKept(response)
    if (!isForMany) return { response }
    const body = await bodyOf(visit.pageRequest, response)
    const contentType = response.headers.get('content-type') ?? ''
    const { status } = response
    const policy = policyOf(visit.pageRequest)
    const isData = response.headers.has(signOfData)
    return { page: cache.keep(place, generation, { status, isData, contentType, body, policy }) }
  }

  async function fromCache(page: CachedPage, request: Request): Promise<Response> {
    const headers = new Headers({
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': page.policy,
      'Content-Type': page.contentType,
      ETag: page.etag,
      Vary: 'Accept-Encoding, Cookie',
      ...(page.isData ? { [signOfData]: 'yes' } : {}),
      ...(isBehindCaches ? keptPageHeaders(cache.believedFor(page)) : {}),
    })
    // A browser may ask whether a page is still the same only where the answer would be 200.
    if (page.status === 200 && hasEtag(request.headers.get('if-none-match'), page.etag))
      return new Response(null, { status: 304, headers })
    const { bytes, encoding } = await cache.bodyOf(
      page,
      chooseEncoding(request.headers.get('accept-encoding')),
    )
    return withBody(request, bytes, encoding, page.status, headers)
  }
}

function asVisitor(page: URL, { headers }: Request): Request {
  const kept = new Headers(headers)
  kept.delete('cookie')
  return new Request(page, { headers: kept })
}

/** React Router's name for it: with scripts, it asks for the data of a page alone. */
const signOfData = 'X-Remix-Response'

const neverKept = { 'Cache-Control': 'private, no-store' }

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

// A page that was asked for by HEAD comes without a body, and without one it must not be kept for others.
function withBodyAsked(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}

// A page that says for itself how long it may be kept changes without an event.
function mayBeKept({ headers }: Response): boolean {
  return /^text\/(html|x-script)/.test(headers.get('content-type') ?? '') && !headers.has('cache-control')
}

async function encoded(pageRequest: PageRequest, response: Response, request: Request): Promise<Response> {
  if (!pageRequest.renderedPage && !response.body) return response
  const body = await bodyOf(pageRequest, response)
  const { bytes, encoding } = await encode(body, chooseQuickEncoding(request.headers.get('accept-encoding')))
  response.headers.append('Vary', 'Accept-Encoding, Cookie')
  return withBody(request, bytes, encoding, response.status, response.headers)
}

// The body of an answer is a stream to any code that reads it; a page that was just rendered need not go through one.
async function bodyOf({ renderedPage }: PageRequest, response: Response): Promise<Buffer<ArrayBuffer>> {
  return renderedPage?.body ?? Buffer.from(await response.arrayBuffer())
}

function withBody(
  request: Request,
  bytes: Buffer<ArrayBuffer>,
  encoding: string,
  status: number,
  headers: Headers,
): Response {
  headers.set('Content-Length', String(bytes.length))
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  return new Response(request.method === 'HEAD' ? null : bytes, { status, headers })
}
