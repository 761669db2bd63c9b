import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { type Figure, median, percentile } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'
import { load } from './support/load.ts'

type Answer = { milliseconds: number; status: number }

const together = 200
const seconds = 8
const rounds = 3

/** Two hundred people log in at the same moment, again and again, while others read the public list. */
export async function logins(site: BenchSite): Promise<Figure[]> {
  // Connections of their own: one that is kept could be closed by the server while the round rests.
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const form = await loginForm(site.url)
  const burst = () =>
    Promise.all(Array.from({ length: together }, (_, turn) => logIn(site, agent, form, turn)))
  try {
    await load(`${site.url}/reports`, {}, { seconds: 2 })
    const began = performance.now()
    const answers = await burst()
    const took = (performance.now() - began) / 1000
    const alone: number[] = []
    const beside: number[] = []
    const failures: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await load(`${site.url}/reports`, {}, { seconds })
      const isOver = { value: false }
      const crowd = keepComing(burst, isOver)
      const busy = await load(`${site.url}/reports`, {}, { seconds })
      isOver.value = true
      await crowd
      alone.push(quiet.p99)
      beside.push(busy.p99)
      failures.push(quiet.failures + busy.failures)
    }
    const served = answers.filter(({ status }) => status !== 429)
    const times = served.map(({ milliseconds }) => milliseconds)
    return [
      { name: 'checked, of 200 at once', value: served.length, unit: 'requests' },
      { name: 'told to come back, of 200 at once', value: answers.length - served.length, unit: 'requests' },
      { name: 'logins a second', value: served.length / took, unit: 'requests/s' },
      { name: 'the one in the middle waited', value: percentile(times, 50), unit: 'ms' },
      { name: 'the last one waited', value: percentile(times, 100), unit: 'ms' },
      { name: 'the public list alone, p99', value: median(alone), unit: 'ms' },
      { name: 'the public list beside 200 logins, p99', value: median(beside), unit: 'ms' },
      { name: 'its p99 beside them, of its p99 alone', value: median(beside) / median(alone), unit: 'times' },
      { name: 'lists that failed', value: Math.max(...failures), unit: 'requests', goal: { atMost: 0 } },
      { name: 'most memory that the server held', value: await mostMemory(site), unit: 'kB' },
    ]
  } finally {
    agent.destroy()
  }
}

async function keepComing(burst: () => Promise<unknown>, isOver: { value: boolean }): Promise<void> {
  while (!isOver.value) await burst()
}

async function loginForm(url: string): Promise<{ cookie: string; formToken: string }> {
  const answer = await fetch(`${url}/login`)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  return { cookie, formToken: /name="formToken"[^>]* value="([^"]+)"/.exec(await answer.text())?.[1] ?? '' }
}

// Names that no one has, each different, so that what is measured is the hashing and not the count of tries.
function logIn(
  site: BenchSite,
  agent: Agent,
  form: { cookie: string; formToken: string },
  turn: number,
): Promise<Answer> {
  const identifier = `nobody-${turn}-${Math.floor(performance.now() * 1000)}`
  const body = new URLSearchParams({ formToken: form.formToken, identifier, password: 'wrong' }).toString()
  const began = performance.now()
  const headers = {
    cookie: form.cookie,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  }
  return new Promise((resolve, reject) => {
    request(`${site.url}/login`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({ milliseconds: performance.now() - began, status: response.statusCode ?? 0 }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}

/** As Linux counts it; elsewhere there is no such file, and no figure. */
async function mostMemory({ processId }: BenchSite): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN)
}
