import { randomBytes, randomUUID } from 'node:crypto'
import { buildReport, password } from '#tests/cast.ts'
import { tokenIn } from '#tests/support/token-in.ts'
import type { Visit } from '#tests/support/visit-of.ts'

export const deeds = ['read', 'log in', 'submit'] as const
export type Deed = (typeof deeds)[number]
/** The status is 0 where the line was cut. */
export type Done = { deed: Deed; status: number; milliseconds: number }

/** Reads, logs in as an officer and submits a report, one after the other, until it is told to stop. */
export async function behaveHonestly(
  baseURL: string,
  reporter: Visit,
  isOver: () => boolean,
): Promise<Done[]> {
  const done: Done[] = []
  const time = async (deed: Deed, ask: () => Promise<Response>) => {
    const began = performance.now()
    const status = await statusOf(ask())
    done.push({ deed, status, milliseconds: performance.now() - began })
  }
  do {
    const headers = { 'X-Forwarded-For': newNetwork() }
    await time('read', () => fetch(`${baseURL}/reports`, { headers }))
    await logIn(baseURL, headers, time)
    const fields = { ...buildReport(), formToken: reporter.formToken, submissionKey: randomUUID() }
    await time('submit', () =>
      post(`${baseURL}/submit-report`, { ...headers, cookie: reporter.cookie }, fields),
    )
    // A pause, because two hundred log-ins to one account in a quarter of an hour are a siege of it.
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  } while (!isOver())
  return done
}

async function logIn(
  baseURL: string,
  headers: Record<string, string>,
  time: (deed: Deed, ask: () => Promise<Response>) => Promise<void>,
): Promise<void> {
  const form = await openForm(`${baseURL}/login`, headers)
  const fields = { formToken: form.formToken, identifier: 'chidi', password }
  await time('log in', () => post(`${baseURL}/login`, { ...headers, cookie: form.cookie }, fields))
}

export async function openForm(address: string, headers: Record<string, string>): Promise<Visit> {
  const answer = await fetch(address, { headers })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, formToken: tokenIn(await answer.text()) }
}

export function post(
  address: string,
  headers: Record<string, string>,
  fields: Record<string, string>,
): Promise<Response> {
  return fetch(address, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(fields) })
}

export function newNetwork(): string {
  const [one = 0, other = 0] = randomBytes(2)
  return `198.${one % 100}.${other}.7`
}

/** Of the whole answer; 0 where the line was cut. */
export async function statusOf(asked: Promise<Response>): Promise<number> {
  try {
    const answer = await asked
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}
