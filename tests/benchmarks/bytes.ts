import { readdir, stat } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'
import { type Figure, kilobytes } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'
import { openChromium, visitOnce } from './support/chromium.ts'
import { partsOfPage } from './support/parts-of-page.ts'

/** What has to cross the line: bodies as they are sent, compressed with brotli, and what a browser really fetched. */
export async function bytes({ url, root, reporters }: BenchSite): Promise<Figure[]> {
  const page = await fetchBrotli(`${url}/reports`)
  const styles = await Promise.all(stylesOf(page.text).map((path) => fetchBrotli(`${url}${path}`)))
  const cssBytes = styles.reduce((sum, { size }) => sum + size, 0)
  const ofList = await Promise.all(
    scriptsOf(page.text).map(async (path) => (await fetchBrotli(`${url}${path}`)).size),
  )
  const scripts = await sizesOf(join(root, 'build/client/assets'), '.js.br')
  const browser = await openChromium()
  try {
    const form = { url: `${url}/submit-report`, cookie: reporters[0].cookie }
    const reading = await visitOnce(browser, { url: `${url}/reports`, javaScriptEnabled: false })
    const list = { url: `${url}/reports`, javaScriptEnabled: true }
    const living = await visitOnce(browser, list)
    const touchedList = await visitOnce(browser, { ...list, isTouched: true })
    const filling = await visitOnce(browser, { ...form, javaScriptEnabled: true })
    const touched = await visitOnce(browser, { ...form, javaScriptEnabled: true, isTouched: true })
    return [
      kilobyteGoal('the list, HTML before it is packed', Buffer.byteLength(page.text), 45),
      ...partsOfPage(page.text).map(
        ({ name, bytes: size }): Figure => ({
          name: `... of it ${name}`,
          value: kilobytes(size),
          unit: 'kB',
        }),
      ),
      { name: 'the list, HTML', value: kilobytes(page.size), unit: 'kB' },
      { name: 'the list, CSS', value: kilobytes(cssBytes), unit: 'kB' },
      kilobyteGoal('the list, all that reading needs', page.size + cssBytes, 40),
      { name: 'the list, requests without JavaScript', value: reading.requests, unit: 'requests' },
      { name: 'the list, requests with JavaScript', value: living.requests, unit: 'requests' },
      { name: 'the list, all that was sent', value: kilobytes(living.bytes), unit: 'kB' },
      { name: 'the list once it is touched, requests', value: touchedList.requests, unit: 'requests' },
      {
        name: 'the list once it is touched, all that was sent',
        value: kilobytes(touchedList.bytes),
        unit: 'kB',
      },
      kilobyteGoal('the list, all its JavaScript together', total(ofList), 100),
      { name: 'every page’s JavaScript together', value: kilobytes(total(scripts)), unit: 'kB' },
      { name: 'files of JavaScript', value: scripts.length, unit: 'requests' },
      { name: 'the form, requests', value: filling.requests, unit: 'requests', goal: { atMost: 6 } },
      kilobyteGoal('the form, all that was sent, headers too', filling.bytes, 100),
      { name: 'the form once it is touched, requests', value: touched.requests, unit: 'requests' },
      {
        name: 'the form once it is touched, all that was sent',
        value: kilobytes(touched.bytes),
        unit: 'kB',
      },
    ]
  } finally {
    await browser.close()
  }
}

function kilobyteGoal(name: string, size: number, atMost: number): Figure {
  return { name, value: kilobytes(size), unit: 'kB', goal: { atMost } }
}

function stylesOf(html: string): string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, path]) => path ?? [])
}

/** What the page asks for at once, or prepares. */
function scriptsOf(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
}

async function fetchBrotli(url: string): Promise<{ size: number; text: string }> {
  const size = await new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let received = 0
      response.on('data', (chunk: Buffer) => {
        received += chunk.length
      })
      response.on('end', () => resolve(received))
    }).on('error', reject)
  })
  return { size, text: await (await fetch(url)).text() }
}

async function sizesOf(folder: string, ending: string): Promise<number[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending))
  return Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
}

function total(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0)
}
