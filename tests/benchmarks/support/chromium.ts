import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '#tests/support/browsers/find-chromium.ts'

/** A slow line and a slow processor, as Chromium plays them. */
export type Profile = { bitsPerSecond: number; latency: number; processorSlowdown: number }

export const slowest: Profile = { bitsPerSecond: 400_000, latency: 400, processorSlowdown: 4 }
export const slow4G: Profile = { bitsPerSecond: 1_600_000, latency: 150, processorSlowdown: 4 }

export type Visit = {
  first: number
  largest: number
  /** When the application took the page over; NaN where it waits for a touch. */
  hydrated: number
  /** Cumulative, as browsers count it. */
  shift: number
  requests: number
  bytes: number
}

const flags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

export async function openChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: flags })
}

type Reading = {
  url: string
  cookie?: string | undefined
  profile?: Profile
  javaScriptEnabled: boolean
  /** Its scripts come without a touch: waits until they took the page over. On a busy machine the line is idle before that. */
  hasScriptsAtOnce?: boolean
  /** Presses a key, which brings the scripts of a page that waits for a touch. */
  isTouched?: boolean
  /** A page that is opened and touched first, as a visitor: what both need is in the browser's cache then. */
  comesFrom?: string
}

/** Opens a page in a browser that has been nowhere else yet, and reads what the browser measured: moments in seconds. */
export async function visitOnce(browser: Browser, reading: Reading): Promise<Visit> {
  const {
    url,
    cookie,
    profile,
    javaScriptEnabled,
    hasScriptsAtOnce = false,
    isTouched = false,
    comesFrom,
  } = reading
  const context = await browser.newContext({ javaScriptEnabled })
  try {
    const page = await context.newPage()
    if (comesFrom !== undefined) await touch(page, comesFrom)
    if (cookie) await addCookie(context, url, cookie)
    const session = await context.newCDPSession(page)
    const traffic = await countTraffic(session)
    if (profile) await slowDown(session, profile)
    await page.addInitScript(noteHydration)
    await page.goto(url, { waitUntil: 'networkidle' })
    if (isTouched) await page.keyboard.press('Shift')
    if (isTouched || hasScriptsAtOnce) {
      await page.locator('html[data-hydrated]').waitFor()
      await page.waitForLoadState('networkidle')
    }
    return { ...(await paintsOf(page)), ...traffic }
  } finally {
    await context.close()
  }
}

async function touch(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.keyboard.press('Shift')
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForLoadState('networkidle')
}

const looks = 500

/** A busy machine paints long after the line is idle. */
async function paintsOf(page: Page, left = looks): Promise<ReturnType<typeof readPaints>> {
  const paints = await page.evaluate(readPaints)
  return Number.isNaN(paints.first) && left > 0 ? paintsOf(page, left - 1) : paints
}

async function addCookie(context: BrowserContext, url: string, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url }])
}

async function countTraffic(session: CDPSession): Promise<{ requests: number; bytes: number }> {
  const traffic = { requests: 0, bytes: 0 }
  // A picture that is written in the style is told of like one that is fetched.
  const withinThePage = new Set<string>()
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) withinThePage.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (withinThePage.has(requestId)) return
    traffic.requests += 1
    traffic.bytes += encodedDataLength
  })
  return traffic
}

async function slowDown(session: CDPSession, profile: Profile): Promise<void> {
  const bytesPerSecond = profile.bitsPerSecond / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.processorSlowdown })
}

// Runs in the page, before its own scripts.
function noteHydration(): void {
  new MutationObserver((_, observer) => {
    if (!document.documentElement?.dataset.hydrated) return
    performance.mark('hydrated')
    observer.disconnect()
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-hydrated'],
  })
}

// Runs in the page, also where the page's own scripts may not: so nothing in it waits.
function readPaints(): Pick<Visit, 'first' | 'largest' | 'hydrated' | 'shift'> {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  const largest = observer.takeRecords().at(-1)?.startTime ?? Number.NaN
  const shifts = new PerformanceObserver(() => {})
  shifts.observe({ type: 'layout-shift', buffered: true })
  // The types of browsers do not know these entries yet.
  const shift = shifts.takeRecords().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN
  return { first: first / 1000, largest: largest / 1000, hydrated: hydrated / 1000, shift }
}
