import { type Figure, median } from './figure.ts'
import { startBareComponents, startBareElements } from './support/bare-react.ts'
import type { BenchSite } from './support/bench-site.ts'
import { type Load, load } from './support/load.ts'

const rounds = 3
const seconds = 4

type Contender = { url: string; headers: Record<string, string>; connections?: number }

/** The list of 20 cards, rendered for a person who is logged in, against bare React in the same run, in turn; and from the cache. */
export async function list(site: BenchSite): Promise<Figure[]> {
  const url = `${site.url}/reports`
  const { cookie } = site.reporters[0]
  const { etag, html } = await fetchPage(url)
  const components = await startBareComponents(site.firstPage)
  const elements = await startBareElements(html)
  const zipped = { 'accept-encoding': 'gzip' }
  try {
    const results = await takeTurns({
      visitors: { url, headers: { cookie: 'sid=none' } },
      ours: { url, headers: { cookie } },
      visitorsCrowd: { url, headers: { cookie: 'sid=none' }, connections: 64 },
      oursCrowd: { url, headers: { cookie }, connections: 64 },
      components: { url: components.url, headers: {} },
      elements: { url: elements.url, headers: {} },
      oursZipped: { url, headers: { cookie, ...zipped } },
      componentsZipped: { url: components.url, headers: zipped },
      cached: { url, headers: { 'accept-encoding': 'br' } },
      unchanged: { url, headers: { 'accept-encoding': 'br', 'if-none-match': etag } },
    })
    const { ours, oursZipped, componentsZipped, cached, unchanged } = results
    return [
      // A cookie that no session has: no one's page, but still not one for the cache.
      ...speedsOf('rendered for a visitor, past the cache', results.visitors, 525),
      ...speedsOf('rendered for a person who is logged in', ours, 450),
      crowd('rendered for a visitor, past the cache', results.visitorsCrowd),
      crowd('rendered for a person who is logged in', results.oursCrowd),
      ...speedsOf('bare React, the same components', results.components),
      ratio('rendered for a visitor, of the same components', results.visitors, results.components, 0.7),
      ratio('rendered for a person who is logged in, of the same components', ours, results.components, 0.7),
      ...speedsOf('bare React, the elements alone', results.elements),
      ratio('rendered for a visitor, of the elements alone', results.visitors, results.elements, 0.7),
      ...speedsOf('rendered and zipped', oursZipped),
      ...speedsOf('bare React, the same components, zipped', componentsZipped),
      ratio('rendered and zipped, of the same zipped', oursZipped, componentsZipped, 0.7),
      ...speedsOf('signed out, from the cache, brotli', cached),
      ratio('from the cache, of rendered for a visitor', cached, results.visitors, 10),
      ...speedsOf('signed out, not changed (304)', unchanged),
      ratio('not changed, of rendered for a visitor', unchanged, results.visitors, 10),
      { name: 'requests that failed', value: failuresOf(results), unit: 'requests', goal: { atMost: 0 } },
    ]
  } finally {
    await Promise.all([components.stop(), elements.stop()])
  }
}

async function fetchPage(url: string): Promise<{ etag: string; html: string }> {
  const answer = await fetch(url)
  return { etag: answer.headers.get('etag') ?? '', html: await answer.text() }
}

/** One after the other, again and again, so that whatever else the machine does meets them all. The first turn warms up. */
async function takeTurns<Name extends string>(
  contenders: Record<Name, Contender>,
): Promise<Record<Name, Load[]>> {
  const names = Object.keys(contenders) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Load[]>
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const { url, headers, connections = 16 } = contenders[name]
      const result = await load(url, headers, { seconds: round === 0 ? 2 : seconds, connections })
      if (round > 0) results[name].push(result)
    }
  }
  return results
}

function speedsOf(name: string, loads: readonly Load[], atLeast?: number): Figure[] {
  const goal = atLeast === undefined ? {} : { goal: { atLeast } }
  return [
    { name, value: median(loads.map(({ perSecond }) => perSecond)), unit: 'requests/s', ...goal },
    { name: `${name}, p50`, value: median(loads.map(({ p50 }) => p50)), unit: 'ms' },
    { name: `${name}, p99`, value: median(loads.map(({ p99 }) => p99)), unit: 'ms' },
  ]
}

function crowd(name: string, loads: readonly Load[]): Figure {
  const value = median(loads.map(({ p99 }) => p99))
  return { name: `${name}, p99 at 64 connections`, value, unit: 'ms', goal: { atMost: 600 } }
}

function ratio(name: string, ours: readonly Load[], other: readonly Load[], atLeast: number): Figure {
  const speed = (loads: readonly Load[]) => median(loads.map(({ perSecond }) => perSecond))
  return { name, value: speed(ours) / speed(other), unit: 'times', goal: { atLeast } }
}

function failuresOf(results: Record<string, Load[]>): number {
  return Object.values(results)
    .flat()
    .reduce((sum, { failures }) => sum + failures, 0)
}
