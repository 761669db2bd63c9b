import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { cookieSetting, sessionCookie } from '#server/access/session-cookie.ts'
import { startSession } from '#server/access/sessions.ts'
import type { Application } from '#server/kernel/application.ts'
import { findAccount } from '#server/people/people-queries.ts'

const place = '/development/log-in'
const loopback = ['localhost', '127.0.0.1', '[::1]']

/**
 * For `npm run dev`: log in as anyone who has an account, with the second step shown, by one click and no password. The program that
 * operators start does not load this file.
 *
 * @throws Error where the site is not for this machine alone
 */
export function developmentLogIn(application: Application) {
  const { publicUrl } = application
  if (!loopback.includes(new URL(publicUrl).hostname))
    throw new Error('npm run dev logs people in without a password, so PUBLIC_URL must be localhost.')
  // Another page of this machine cannot know it.
  const mark = randomUUID()
  return (site: Hono<{ Bindings: HttpBindings }>) => {
    site.get(place, async (context) => {
      context.header(
        'Content-Security-Policy',
        "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
      )
      return context.html(pageOf(await everybody(application), mark))
    })
    site.post(place, async (context) => {
      const { username, mark: sent } = await context.req.parseBody()
      const account = await findAccount(application.database.queries, String(username))
      if (sent !== mark || !account) return context.text('There is no such account.', 404)
      const token = await startSession(application, account.person, 'full')
      context.header('Set-Cookie', sessionCookie(cookieSetting(publicUrl), token))
      return context.html(
        html`<!doctype html><meta http-equiv="refresh" content="0;url=/"><a href="/">Go on</a>`,
      )
    })
  }
}

type Known = { username: string; role: string }

async function everybody({ database }: Application): Promise<Known[]> {
  const { rows } = await database.pool.query<Known>(
    'select username, role from profiles order by role, username limit 200',
  )
  return rows
}

function pageOf(people: readonly Known[], mark: string) {
  return html`<!doctype html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Log in as – Fitila</title></head>
<body><main><h1>Log in as</h1><form method="post"><input type="hidden" name="mark" value="${mark}"><ul>
${people.map(({ username, role }) => html`<li><button name="username" value="${username}">${username}, ${role}</button></li>\n`)}
</ul></form></main></body>
</html>
`
}
