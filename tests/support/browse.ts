import { randomBytes } from 'node:crypto'
import type { Person } from '#domain/actor.ts'
import { cookieSetting, visitCookieSetting } from '#server/access/session-cookie.ts'
import { startSession } from '#server/access/sessions.ts'
import { formToken, tokenText } from '#server/access/tokens.ts'
import { createBuiltSite } from '#server/doors/pages/built-site.ts'
import type { Application } from '#server/kernel/application.ts'
import { noteInVitest } from '#tests/run/asked/note-in-vitest.ts'

type Headers = Record<string, string>
export type Fields = Record<string, string>

/** Asks the site as one browser would, with its cookie and with the token that its forms hold. */
export type Browser = {
  cookie: string
  formToken: string
  get(path: string, headers?: Headers): Promise<Response>
  /** Sends a form with a valid token, unless `fields` brings one of its own. */
  post(path: string, fields: Fields, headers?: Headers): Promise<Response>
}

export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/**
 * The whole site in this process, as it is built; no socket.
 *
 * @param cacheUrls of caches in front of it
 */
export async function openSite(application: Application, cacheUrls: readonly string[] = []): Promise<Ask> {
  const site = await createBuiltSite(application, { trustProxy: true, cacheUrls })
  return async (path, init) => {
    await noteInVitest(path)
    return site.fetch(new Request(`${application.publicUrl}${path}`, init), {})
  }
}

/** A browser in which this person is logged in. */
export async function browseAs(application: Application, ask: Ask, person: Person): Promise<Browser> {
  return browseWith(application, ask, await startSession(application, person, person.assurance))
}

/** A browser that has seen a form, and in which no one is logged in, unless it holds a token that was given to it. */
export function browseAsVisitor(
  application: Application,
  ask: Ask,
  token = tokenText(randomBytes(32)),
): Browser {
  return browseWith(application, ask, token)
}

/** A browser in which the code of a report was given. @param visit from `returnByCode` */
export function browseByCode(application: Application, ask: Ask, visit: string): Browser {
  return browseWith(application, ask, visit, visitCookieSetting(application.publicUrl).name)
}

function browseWith(
  application: Application,
  ask: Ask,
  token: string,
  name = cookieSetting(application.publicUrl).name,
): Browser {
  const cookie = `${name}=${token}`
  const valid = formToken(application.keys.forms, token, randomBytes(32))
  return {
    cookie,
    formToken: valid,
    get: (path, headers = {}) => ask(path, { headers: { cookie, ...headers } }),
    post: (path, fields, headers = {}) =>
      ask(path, {
        method: 'POST',
        headers: { cookie, ...headers },
        body: new URLSearchParams({ formToken: valid, ...fields }),
      }),
  }
}
