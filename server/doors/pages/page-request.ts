import { randomBytes } from 'node:crypto'
import type { Actor, Source } from '#domain/actor.ts'
import { isRefusal, type Refusal, SignInNeeded, Unavailable } from '#domain/errors.ts'
import type { Action } from '#domain/permissions/can.ts'
import type { Caller, Effort } from '#server/access/caller.ts'
import { confirmSession } from '#server/access/confirm-session.ts'
import { letterLinks } from '#server/access/letter-links/letter-links.ts'
import { networkOf } from '#server/access/network.ts'
import {
  clearedSessionCookie,
  cookieSetting,
  markedSessionCookie,
  readSessionCookie,
  readWriteMark,
  sessionCookie,
  visitCookieSetting,
} from '#server/access/session-cookie.ts'
import { endSession, findSession, type OpenSession } from '#server/access/sessions.ts'
import { isToastMark, toastMark } from '#server/access/toasts/toast-marks.ts'
import { formToken, isFormToken, isToken, tokenText } from '#server/access/tokens.ts'
import { isDatabaseSilent } from '#server/database/database-unreachable.ts'
import { isDiskFull } from '#server/database/is-disk-full.ts'
import { refuseWhileFrozen } from '#server/freezing/is-frozen.ts'
import { noteRefused } from '#server/journal/note.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'
import { endVisit, findVisit } from '#server/sources/visits.ts'
import { askedAddress } from './asked-address.ts'
import { addressOfData, type HandedData, markOf } from './handed/handed-data.ts'
import type { PieceStore } from './kept/piece-store.ts'

/** A whole page, the texts of the inline scripts that it may run, and the data that it asks for when they start. */
export type RenderedPage = { body: Buffer<ArrayBuffer>; scripts: readonly string[]; data: HandedData | null }

/** The pageRequest of one visit, and what its answer has to set. */
export function openPageRequest(
  application: Application,
  { pieces, request, address }: { pieces: PieceStore; request: Request; address: string | null },
) {
  const asked = askedAddress(application, request)
  const cookie = cookieSetting(asked)
  const given = readSessionCookie(cookie, request.headers.get('cookie'))
  const sessionToken = given && isToken(given) ? given : null
  let currentToken = sessionToken
  let token = sessionToken
  let setCookie: string | null = null
  let session: Promise<OpenSession | null> | null = null
  let usedForm = false
  let isLeaving = false
  const network = networkOf(address)
  const sourceCookie = visitCookieSetting(asked)
  let sourceToken = readSessionCookie(sourceCookie, request.headers.get('cookie'))
  let setSourceCookie: string | null = null
  let source: Promise<Source | null> | null = null
  const hasVisit = sourceToken !== null
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  const mark = readWriteMark(cookie, request.headers.get('cookie'))
  const hasJustWritten = mark !== null && application.now().getTime() < mark

  // A visitor's forms are bound to a token too, made when the first form is shown and not stored anywhere.
  function ownToken(): string {
    if (token === null) {
      token = tokenText(application.randomness.bytes(32))
      setCookie = sessionCookie(cookie, token)
    }
    return token
  }

  const links = letterLinks({
    publicUrl: asked,
    header: request.headers.get('cookie'),
  })
  let linkCookie: string | null = null

  const toastBond = () => ({
    key: application.keys.forms,
    token: currentToken ?? '',
    now: application.now(),
  })

  const pageRequest = {
    requestNumber: randomBytes(6).toString('hex'),
    mayReadFromReplica: isReading && !hasVisit && !hasJustWritten,
    effort: null as Effort | null,
    caller: (): Caller => ({ network, effort: pageRequest.effort }),
    sessionToken: () => currentToken,
    waitSeconds: null as number | null,
    formTargets: [] as readonly string[],
    keptWords: null as Record<string, string> | null,
    keptStatus: 200,
    renderedPage: null as RenderedPage | null,
    pieces,
    /** The page would be the same for a visitor without any cookie, unless a session is open. */
    isOfVisitors: () => !hasVisit && !usedForm && setCookie === null,
    handData(bytes: Buffer<ArrayBuffer>) {
      const mark = markOf(bytes)
      return { data: { mark, bytes }, address: addressOfData(mark, new URL(request.url)) }
    },
    noteRefused: (actor: Actor, action: Action, thrown: unknown) =>
      noteRefused(application, actor, action, thrown),
    session() {
      session ??= findSession(application, currentToken, address)
      return session
    },
    formToken() {
      usedForm = true
      return formToken(application.keys.forms, ownToken(), application.randomness.bytes(32))
    },
    isFormToken: (text: string) =>
      sessionToken !== null && isFormToken(application.keys.forms, sessionToken, text),
    toastMark: (code: string) => toastMark(toastBond(), code),
    isToastMark(code: string, given: string) {
      const isOurs = isToastMark(toastBond(), code, given)
      // A page that greets one visitor is not kept for others.
      usedForm ||= isOurs
      return isOurs
    },
    async changeSession(next: string | null) {
      if (currentToken) await endSession(application, currentToken)
      pageRequest.adoptSession(next)
    },
    adoptSession(next: string | null) {
      isLeaving = next === null
      currentToken = next
      token = next
      session = null
      setCookie = next === null ? clearedSessionCookie(cookie) : sessionCookie(cookie, next)
    },
    source() {
      source ??= findVisit(application, sourceToken)
      return source
    },
    visitToken() {
      return sourceToken
    },
    async changeVisit(next: string | null) {
      await endVisit(application, sourceToken)
      sourceToken = next
      source = null
      setSourceCookie = next === null ? clearedSessionCookie(sourceCookie) : sessionCookie(sourceCookie, next)
    },
    boundToken(number: string | null) {
      const bond = number ?? sourceToken
      return bond === null ? '' : formToken(application.keys.forms, bond, application.randomness.bytes(32))
    },
    isBoundToken(number: string | null, text: string) {
      const bond = number ?? sourceToken
      return bond !== null && bond !== '' && isFormToken(application.keys.forms, bond, text)
    },
    keepLink(given: string) {
      const name = links.nameOf(given)
      if (name !== null) linkCookie = links.cookieFor(name, given)
      return name
    },
    tokenOfLink: links.tokenOf,
    dropLink(given: string) {
      linkCookie = links.clearedCookie(links.nameOf(given) ?? given)
    },
    async refuseWhileFrozen() {
      // To leave is always possible.
      if (new URL(request.url).pathname.replace(/\.data$/, '').endsWith('/logout')) return
      await refuseWhileFrozen(application)
    },
    async confirmSession(input: Record<string, unknown>) {
      if (!currentToken) throw new SignInNeeded()
      pageRequest.adoptSession(await confirmSession(application, currentToken, input))
    },
    refusalIn(error: unknown): Refusal | null {
      if (isRefusal(error)) return error
      const code = isDiskFull(error) ? 'disk-full' : isDatabaseSilent(error) ? 'database-silent' : null
      if (code === null) return null
      pageRequest.logFault(error)
      return new Unavailable(code)
    },
    logFault(error: unknown) {
      application.log.error(
        { request: pageRequest.requestNumber, fault: describeFault(error) },
        'a request failed',
      )
    },
  }
  return {
    pageRequest,
    network,
    /** The cookie with a mark, after a request that wrote; and without one, once it has served. Null: it stays as it is. */
    cookieAfter(hasWritten: boolean): string | null {
      if (currentToken === null) return null
      else if (hasWritten) return markedSessionCookie(cookie, currentToken, application.now())
      else return mark !== null && !hasJustWritten ? sessionCookie(cookie, currentToken) : null
    },
    setCookies: () => [setCookie, setSourceCookie, linkCookie].filter((each) => each !== null),
    /** The session ended by this request. */
    isLeaving: () => isLeaving,
    /** The answer would be the same for everyone without a session. */
    isForEverybody: () => given === null && !hasVisit && !usedForm && setCookie === null,
  }
}
