import type { Browser } from '@playwright/test'
import { type Figure, median } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'
import { openChromium, slow4G, slowest, type Visit, visitOnce } from './support/chromium.ts'

const rounds = 5
const slowestName = '400 kbit/s, 400 ms, processor 4 times slower'
const slow4GName = '1.6 Mbit/s, 150 ms, processor 4 times slower'

/** When something, and when the largest thing, is there to read: in a browser that was never here, on a slow line. */
export async function paint({ url, reporters }: BenchSite): Promise<Figure[]> {
  const browser = await openChromium()
  const list = { url: `${url}/reports` }
  const form = { url: `${url}/submit-report`, cookie: reporters[0].cookie }
  try {
    const withScripts = await repeat(browser, { ...list, profile: slowest, javaScriptEnabled: true })
    const withoutScripts = await repeat(browser, { ...list, profile: slowest, javaScriptEnabled: false })
    const formSlowest = await repeat(browser, { ...form, profile: slowest, javaScriptEnabled: true })
    const form4G = await repeat(browser, { ...form, profile: slow4G, javaScriptEnabled: true })
    return [
      figure(`first paint of /reports, ${slowestName}`, withScripts, 'first', 2.5),
      figure(`largest paint of /reports, ${slowestName}`, withScripts, 'largest'),
      figure(`first paint of /reports, no JavaScript, ${slowestName}`, withoutScripts, 'first', 2.5),
      figure(`first paint of /submit-report, ${slowestName}`, formSlowest, 'first'),
      figure(`largest paint of /submit-report, ${slowestName}`, formSlowest, 'largest', 2),
      figure(`largest paint of /submit-report, ${slow4GName}`, form4G, 'largest', 1),
    ]
  } finally {
    await browser.close()
  }
}

async function repeat(browser: Browser, reading: Parameters<typeof visitOnce>[1]): Promise<Visit[]> {
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round += 1) visits.push(await visitOnce(browser, reading))
  return visits
}

function figure(
  name: string,
  visits: readonly Visit[],
  moment: 'first' | 'largest',
  atMost?: number,
): Figure {
  const value = median(visits.map((visit) => visit[moment]))
  return { name, value, unit: 's', ...(atMost === undefined ? {} : { goal: { atMost } }) }
}
