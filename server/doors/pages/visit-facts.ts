import { randomBytes } from 'node:crypto'
import { isRefusal, type Refusal, SignInNeeded, Unavailable } from '#domain/errors.ts'
import { confirmSession } from '#server/access/confirm-session.ts'
import { networkOf } from '#server/access/network.ts'
import {
  type CookieSetting,
  clearedSessionCookie,
  readSessionCookie,
  sessionCookie,
} from '#server/access/session-cookie.ts'
import { endSession, findSession, type OpenSession } from '#server/access/sessions.ts'
import { formToken, isFormToken, isToken, tokenText } from '#server/access/tokens.ts'
import { isDiskFull } from '#server/database/is-disk-full.ts'
import type { Application } from '#server/kernel/application.ts'
import { describeFault } from '#server/kernel/describe-fault.ts'

/** A whole page, and the texts of the inline scripts that it may run. */
export type RenderedPage = { body: Buffer<ArrayBuffer>; scripts: readonly string[] }

/** The facts of one visit, and what its answer has to set. */
export function visitFacts(
  application: Application,
  cookie: CookieSetting,
  request: Request,
  address: string | null,
) {
  const given = readSessionCookie(cookie, request.headers.get('cookie'))
  const sessionToken = given && isToken(given) ? given : null
  let currentToken = sessionToken
  let token = sessionToken
  let setCookie: string | null = null
  let session: Promise<OpenSession | null> | null = null
  let usedForm = false

  // A visitor's forms are bound to a token too, made when the first form is shown and not stored anywhere.
  function ownToken(): string {
    if (token === null) {
      token = tokenText(application.randomness.bytes(32))
      setCookie = sessionCookie(cookie, token)
    }
    return token
  }

  const facts = {
    requestNumber: randomBytes(6).toString('hex'),
    network: networkOf(address),
    sessionToken: () => currentToken,
    waitSeconds: null as number | null,
    keptWords: null as Record<string, string> | null,
    renderedPage: null as RenderedPage | null,
    session() {
      session ??= findSession(application, currentToken)
      return session
    },
    formToken() {
      usedForm = true
      return formToken(application.keys.forms, ownToken())
    },
    isFormToken: (text: string) =>
      sessionToken !== null && isFormToken(application.keys.forms, sessionToken, text),
    async changeSession(next: string | null) {
      if (currentToken) await endSession(application, currentToken)
      facts.adoptSession(next)
    },
    adoptSession(next: string | null) {
      currentToken = next
      token = next
      session = null
      setCookie = next === null ? clearedSessionCookie(cookie) : sessionCookie(cookie, next)
    },
    async confirmSession(input: Record<string, unknown>) {
      if (!currentToken) throw new SignInNeeded()
      facts.adoptSession(await confirmSession(application, currentToken, input))
    },
    refusalIn(error: unknown): Refusal | null {
      if (isRefusal(error)) return error
      if (!isDiskFull(error)) return null
      facts.logFault(error)
      return new Unavailable('disk-full')
    },
    logFault(error: unknown) {
      application.log.error({ request: facts.requestNumber, fault: describeFault(error) }, 'a request failed')
    },
  }
  return {
    facts,
    setCookie: () => setCookie,
    /** The answer would be the same for everybody without a session. */
    isForEverybody: () => given === null && !usedForm && setCookie === null,
  }
}
