import type { Browser } from '@playwright/test'
import { type Figure, median } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'
import { openChromium, slow4G, slowest, type Visit, visitOnce } from './support/chromium.ts'

const rounds = 3
const slowestName = '400 kbit/s, 400 ms, processor 4 times slower'
const slow4GName = '1.6 Mbit/s, 150 ms, processor 4 times slower'

/** When something, and when the largest thing, is there to read: in a browser that was never here, on a slow line. */
export async function paint({ url, reporters }: BenchSite): Promise<Figure[]> {
  const browser = await openChromium()
  const { cookie } = reporters[0]
  const list = { url: `${url}/reports` }
  const form = { url: `${url}/submit-report`, cookie }
  try {
    const withScripts = await repeat(browser, { ...list, profile: slowest, javaScriptEnabled: true })
    const withoutScripts = await repeat(browser, { ...list, profile: slowest, javaScriptEnabled: false })
    const formSlowest = await repeat(browser, { ...form, profile: slowest, javaScriptEnabled: true })
    const form4G = await repeat(browser, { ...form, profile: slow4G, javaScriptEnabled: true })
    const signedIn: Figure[] = []
    for (const [name, path] of await pagesOfSignedIn(url, cookie))
      signedIn.push(...(await ofPage(browser, name, { url: url + path, cookie })))
    return [
      figure(`first paint of /reports, ${slowestName}`, withScripts, 'first', 2.5),
      figure(`largest paint of /reports, ${slowestName}`, withScripts, 'largest'),
      figure('layout shift of /reports', withScripts, 'shift', 0),
      figure(`first paint of /reports, no JavaScript, ${slowestName}`, withoutScripts, 'first', 2.5),
      figure(`first paint of /submit-report, ${slowestName}`, formSlowest, 'first'),
      figure(`largest paint of /submit-report, ${slowestName}`, formSlowest, 'largest', 2),
      figure(`largest paint of /submit-report, ${slow4GName}`, form4G, 'largest', 1),
      figure('layout shift of /submit-report', formSlowest, 'shift', 0),
      ...signedIn,
    ]
  } finally {
    await browser.close()
  }
}

/** Pages that a person sees who is logged in. Their scripts come after the first paint; the login page has brought most of them. */
async function pagesOfSignedIn(url: string, cookie: string): Promise<[name: string, path: string][]> {
  const list = await (await fetch(`${url}/reports`, { headers: { cookie } })).text()
  const report = /href="(\/reports\/[0-9a-f-]{36})"/.exec(list)?.[1]
  if (!report) throw new Error('there is no report in the list')
  return [
    ['a report', report],
    ['own reports', '/reports/mine'],
    ['the notifications', '/notifications'],
  ]
}

async function ofPage(
  browser: Browser,
  name: string,
  page: { url: string; cookie: string },
): Promise<Figure[]> {
  const reading = { ...page, javaScriptEnabled: true, hasScriptsAtOnce: true }
  const comesFrom = new URL('/login', page.url).href
  const onSlowest = await repeat(browser, { ...reading, profile: slowest })
  const on4G = await repeat(browser, { ...reading, profile: slow4G })
  const fromLogin = await repeat(browser, { ...reading, profile: slowest, comesFrom })
  const fromLoginOn4G = await repeat(browser, { ...reading, profile: slow4G, comesFrom })
  return [
    figure(`${name}, logged in, largest paint, ${slowestName}`, onSlowest, 'largest'),
    figure(`${name}, logged in, hydrated, ${slowestName}`, onSlowest, 'hydrated', 2.8),
    figure(`${name}, logged in, hydrated, ${slow4GName}`, on4G, 'hydrated', 1.2),
    figure(`${name}, from the login page, hydrated, ${slowestName}`, fromLogin, 'hydrated', 2.8),
    figure(`${name}, from the login page, hydrated, ${slow4GName}`, fromLoginOn4G, 'hydrated', 1.2),
    figure(`${name}, logged in, layout shift`, on4G, 'shift', 0),
  ]
}

async function repeat(browser: Browser, reading: Parameters<typeof visitOnce>[1]): Promise<Visit[]> {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round += 1) visits.push(await visitOnce(browser, reading))
  return visits
}

function figure(
  name: string,
  visits: readonly Visit[],
  moment: 'first' | 'largest' | 'hydrated' | 'shift',
  atMost?: number,
): Figure {
  const value = median(visits.map((visit) => visit[moment]))
  return {
    name,
    value,
    unit: moment === 'shift' ? 'shift' : 's',
    ...(atMost === undefined ? {} : { goal: { atMost } }),
  }
}
