import { randomUUID } from 'node:crypto'
import { mostDrafts } from '#domain/plans/limits.ts'
import type { Visit } from '#tests/support/visit-of.ts'
import { fillDrafts } from './fill-drafts.ts'
import { openForm, post, statusOf } from './honest.ts'
import { chunkedHead, openRaw, sendWithoutEnd } from './raw.ts'

/** `attacker`: an account of theirs, where it takes one. */
type Target = { baseURL: string; port: number; host: string; attacker: Visit }

export type Attack = {
  name: string
  /** @returns the status of each answer; 0 where the line was cut */
  run(target: Target): Promise<number[]>
  /** How many answers there are; one that takes as many as it is given says the fewest. */
  answers: number | { atLeast: number }
  /** Which of them it may be. */
  may: readonly number[]
  /** Which of them has to be among them: without it the attack did not reach what it attacks. */
  must: number
  /** How much more memory the site may hold at the most, in MB. */
  mostMemory: number
}

const megabyte = 1024 * 1024
const hardPassword = '({[<4@8369&#!1/|0$5+7%2abcdefghijklmnopqrstuvwxyz'.repeat(2)

/** Each is bounded, goes to this machine alone, and comes from networks that the honest visitor does not share. */
export const attacks: readonly Attack[] = [
  {
    name: 'endless bodies',
    answers: 24,
    may: [413, 0],
    must: 413,
    mostMemory: 150,
    run: ({ port, host }) =>
      times(24, async (each) => {
        const target = { port, host, path: '/drafts/x/files', network: `203.0.${each}.1` }
        return (await sendWithoutEnd(target, 25 * megabyte)).status
      }),
  },
  {
    name: 'trickling bodies',
    answers: 100,
    may: [408, 0],
    must: 408,
    mostMemory: 100,
    run: ({ port, host }) =>
      times(100, (each) => trickle(port, chunkedHead('/login', host, `203.1.${each}.1`), '1\r\nx\r\n')),
  },
  {
    name: 'trickling headers',
    answers: 200,
    may: [408, 0],
    must: 408,
    mostMemory: 100,
    run: ({ port, host }) =>
      times(200, () => trickle(port, `GET / HTTP/1.1\r\nHost: ${host}\r\n`, 'X-A: b\r\n')),
  },
  {
    name: 'headers of blanks',
    answers: 400,
    may: [200, 304],
    must: 200,
    mostMemory: 100,
    run: ({ baseURL }) =>
      times(400, async () => {
        const blanks = `x${' '.repeat(14_000)}x`
        return statusOf(fetch(`${baseURL}/about`, { headers: { 'If-None-Match': blanks } }))
      }),
  },
  {
    name: 'password meter',
    answers: 60,
    may: [422, 429, 303],
    must: 303,
    mostMemory: 250,
    run: ({ baseURL }) =>
      flood({ baseURL, path: '/register', count: 60, networks: 20 }, (each) => ({
        ...{ username: `flood-${each}`, email: `flood-${each}@example.org` },
        password: hardPassword.slice(each % 20),
      })),
  },
  {
    name: 'log-in flood',
    answers: 500,
    may: [422, 429],
    must: 429,
    mostMemory: 250,
    run: ({ baseURL }) =>
      flood({ baseURL, path: '/login', count: 500, networks: 10 }, () => ({
        ...{ identifier: `nobody-${randomUUID()}`, password: 'wrong' },
      })),
  },
  {
    name: 'contact flood',
    answers: 200,
    may: [303, 429],
    must: 303,
    mostMemory: 150,
    run: ({ baseURL }) =>
      flood({ baseURL, path: '/contact', count: 200, networks: 40 }, (each) => ({
        ...{ subject: 'question', text: `Invented ${each}` },
      })),
  },
  {
    name: 'form echo',
    answers: 20,
    may: [422, 413, 429],
    must: 422,
    mostMemory: 200,
    run: ({ baseURL }) =>
      flood({ baseURL, path: '/login', count: 20, networks: 20 }, () =>
        Object.fromEntries(
          Array.from({ length: 6_000 }, (_, each) => [`invented-field-${each}`, 'x'.repeat(15)]),
        ),
      ),
  },
  {
    name: 'files without an end',
    answers: { atLeast: 2 * mostDrafts },
    may: [303, 409, 503],
    must: 303,
    mostMemory: 300,
    run: ({ baseURL, attacker }) => fillDrafts(baseURL, attacker),
  },
  {
    name: 'dear searches',
    answers: 640,
    may: [200, 429, 503],
    must: 200,
    mostMemory: 400,
    run: ({ baseURL }) =>
      inLanes(64, 640, (each) =>
        statusOf(
          fetch(`${baseURL}/search?q=${encodeURIComponent(`the misali of ${each}`)}`, {
            headers: { 'X-Forwarded-For': '203.0.113.9' },
          }),
        ),
      ),
  },
]

function times<T>(count: number, work: (each: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, each) => work(each)))
}

async function inLanes(
  lanes: number,
  count: number,
  work: (each: number) => Promise<number>,
): Promise<number[]> {
  const statuses: number[] = []
  let next = 0
  await times(lanes, async () => {
    while (next < count) {
      next += 1
      statuses.push(await work(next))
    }
  })
  return statuses
}

type Flood = { baseURL: string; path: string; count: number; networks: number }

async function flood(
  { baseURL, path, count, networks }: Flood,
  fieldsOf: (each: number) => Record<string, string>,
): Promise<number[]> {
  const form = await openForm(`${baseURL}${path}`, {})
  return inLanes(40, count, (each) => {
    const headers = { cookie: form.cookie, 'X-Forwarded-For': `203.0.${each % networks}.9` }
    return statusOf(post(`${baseURL}${path}`, headers, { formToken: form.formToken, ...fieldsOf(each) }))
  })
}

/** A piece a second, until the other end has enough. */
async function trickle(port: number, head: string, piece: string): Promise<number> {
  const line = await openRaw(port)
  const timer = setInterval(() => void line.send(piece), 1_000)
  await line.send(head)
  const status = await line.status()
  clearInterval(timer)
  line.end()
  return status
}
