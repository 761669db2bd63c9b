import { Agent, request } from 'node:http'
import { inventedReport } from '#server/database/seed/invented-report.ts'
import { seededDraws } from '#server/database/seed/seeded-draws.ts'
import { type Figure, median, percentile } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'
import { openChromium, slowest, visitOnce } from './support/chromium.ts'

const paintRounds = 5
const crowds = [64, 200] as const
const rounds = 3

type Sent = { milliseconds: number; status: number; code: string }

/** The way without an account: what the first page costs on a slow line, and many sources who send in the same moment. */
export async function sources({ url }: BenchSite): Promise<Figure[]> {
  const painted = await paintOf(url)
  // A line of its own for each: one that is kept is closed by the server while the next crowd opens its forms.
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })
  try {
    // The first crowd warms the program up.
    await crowd(url, agent, crowds[0])
    const figures = painted
    for (const size of crowds) figures.push(...(await crowdFigures(url, agent, size)))
    return figures
  } finally {
    agent.destroy()
  }
}

async function paintOf(url: string): Promise<Figure[]> {
  const browser = await openChromium()
  const figures: Figure[] = []
  try {
    for (const javaScriptEnabled of [true, false]) {
      const largest: number[] = []
      for (let round = 0; round < paintRounds; round += 1) {
        const visit = await visitOnce(browser, { url: `${url}/report`, profile: slowest, javaScriptEnabled })
        largest.push(visit.largest)
      }
      const name = `largest paint of /report, JavaScript ${javaScriptEnabled ? 'on' : 'off'}, 400 kbit/s, 400 ms, processor 4 times slower`
      figures.push({ name, value: median(largest), unit: 's', goal: { atMost: 2 } })
    }
  } finally {
    await browser.close()
  }
  return figures
}

async function crowdFigures(url: string, agent: Agent, size: number): Promise<Figure[]> {
  const sent: Sent[] = []
  let again = 0
  for (let round = 0; round < rounds; round += 1) {
    const { forms, answers } = await crowd(url, agent, size)
    sent.push(...answers)
    const repeated = await Promise.all(forms.map((form) => send(url, agent, form)))
    again += repeated.filter(({ code }, place) => code !== answers[place]?.code).length
  }
  const times = sent.map(({ milliseconds }) => milliseconds)
  const codes = new Set(sent.filter(({ status }) => status === 200).map(({ code }) => code))
  const about = `${size} by code at once`
  return [
    {
      ...{ name: `${about}, ${rounds} times: accepted, each with its own code`, value: codes.size },
      ...{ unit: 'reports', goal: { atLeast: rounds * size } },
    },
    { name: `${about}: another code when sent again`, value: again, unit: 'reports', goal: { atMost: 0 } },
    { name: `${about}, p50, seen from outside`, value: percentile(times, 50), unit: 'ms' },
    {
      ...{ name: `${about}, p95, seen from outside`, value: percentile(times, 95), unit: 'ms' },
      ...(size === 64 ? { goal: { atMost: 150 } } : {}),
    },
  ]
}

/** Each opens the form first, as a person does; then all send in one moment. */
async function crowd(url: string, agent: Agent, size: number) {
  const forms: string[] = []
  for (let place = 0; place < size; place += 1) forms.push(await openForm(url, place))
  return { forms, answers: await Promise.all(forms.map((form) => send(url, agent, form))) }
}

async function openForm(url: string, place: number): Promise<string> {
  const page = await (await fetch(`${url}/report`)).text()
  const hiddenField = (name: string) =>
    new RegExp(`name="${name}"[^>]* value="([^"]+)"`).exec(page)?.[1] ?? ''
  const words = inventedReport(seededDraws('bench', 'source', place))
  const hidden = { formNumber: hiddenField('formNumber'), formToken: hiddenField('formToken') }
  return new URLSearchParams({ ...words, ...hidden }).toString()
}

function send(url: string, agent: Agent, body: string): Promise<Sent> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    }
    request(`${url}/report`, { method: 'POST', agent, headers }, (response) => {
      let page = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        page += part
      })
      response.on('end', () =>
        resolve({
          milliseconds: performance.now() - began,
          status: response.statusCode ?? 0,
          code: /[0-9A-Z]{4}(-[0-9A-Z]{4}){5}/.exec(page)?.[0] ?? '',
        }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}
