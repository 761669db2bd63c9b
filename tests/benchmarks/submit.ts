import { Agent, request } from 'node:http'
import { inventedReport } from '#server/database/seed/invented-report.ts'
import { seededDraws } from '#server/database/seed/seeded-draws.ts'
import type { Visit } from '#tests/support/visit-of.ts'
import { type Figure, percentile } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'
import { waitForQuiet } from './support/wait-for-quiet.ts'

type Answer = { milliseconds: number; status: number; location: string }

/** As many people as there are reporters press "Send" in the same moment; then each form arrives once more. */
export async function submit(site: BenchSite): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  try {
    const together = (round: number) =>
      Promise.all(
        site.reporters.map((reporter, position) => send(site.url, agent, reporter, { round, position })),
      )
    await waitForQuiet(site.processId)
    const first = await together(0)
    // Node compiles what runs often while it runs.
    await together(1)
    await together(2)
    const rounds = [await together(3), await together(4), await together(5)]
    const again = await together(5)
    const times = rounds.flat().map(({ milliseconds }) => milliseconds)
    const accepted = rounds.flat().filter(({ status }) => status === 303)
    const places = new Set(accepted.map(({ location }) => location))
    const repeated = again.filter(({ location }) => !places.has(location))
    const all = 3 * site.reporters.length
    return [
      {
        name: 'accepted, of 3 times 64 at once',
        value: places.size,
        unit: 'reports',
        goal: { atLeast: all },
      },
      { name: 'stored twice when sent again', value: repeated.length, unit: 'reports', goal: { atMost: 0 } },
      { name: '64 at once, p50, seen from outside', value: percentile(times, 50), unit: 'ms' },
      {
        name: '64 at once, p95, seen from outside',
        value: percentile(times, 95),
        unit: 'ms',
        goal: { atMost: 150 },
      },
      {
        name: '64 at once, p95, the first after a start',
        value: percentile(
          first.map(({ milliseconds }) => milliseconds),
          95,
        ),
        unit: 'ms',
      },
    ]
  } finally {
    agent.destroy()
  }
}

type Turn = { round: number; position: number }

function send(url: string, agent: Agent, reporter: Visit, { round, position }: Turn): Promise<Answer> {
  const draws = seededDraws('bench', round, position)
  const words = { ...inventedReport(draws), submissionKey: draws.uuid(), formToken: reporter.formToken }
  const body = new URLSearchParams(words).toString()
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const headers = {
      cookie: reporter.cookie,
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    }
    request(`${url}/submit-report`, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        resolve({
          milliseconds: performance.now() - began,
          status: response.statusCode ?? 0,
          // The report's own address. The toast's code behind it holds the moment.
          location: response.headers.location?.replace(/\?.*$/, '') ?? '',
        }),
      )
    })
      .on('error', reject)
      .end(body)
  })
}
