import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, expect, test } from '@playwright/test'
import { openOwnChromium } from '#tests/support/network/own-chromium.ts'
import { openOwnFirefox } from '#tests/support/network/own-firefox.ts'
import { carriedFileAt, openCarried } from '#tests/support/toolkit/carried-file.ts'
import { frameIn, type OpenedTool } from '#tests/support/toolkit/opened-tool.ts'
import { toolWalks } from '#tests/support/toolkit/tool-walks.ts'
import { readWorld } from '#tests/support/world.ts'
import { offlineEdition, type Tool, tools } from '#toolkit/registry.ts'

// Each test has a browser of its own, whose own log says which names it looked up, for whatever reason.
test.describe.configure({ timeout: 600_000 })
const tag = '@firefox'

const ways = ['served', 'from a file'] as const

for (const way of ways) {
  test(
    `${way}: no name is looked up while every tool is used to its end`,
    { tag },
    async ({ browserName }, info) => {
      const { browser, names } = await openOwn(browserName)
      const context = await browser.newContext()
      const address = await carriedFileAt(info.outputPath(offlineEdition.fileName))
      for (const tool of tools) {
        await toolWalks[tool.name].walk(() =>
          way === 'served' ? openServed(browser, tool) : openCarried(context, address, tool.title),
        )
        info.annotations.push({
          type: 'done',
          description: `${browserName}, ${way}: ${toolWalks[tool.name].does}`,
        })
      }
      expect(await names()).toEqual([])
    },
  )

  test(
    `${way}: what links made by a hostile script can still ask for is what we say`,
    { tag },
    async ({ browserName }, info) => {
      const { browser, names } = await openOwn(browserName)
      const context = await browser.newContext()
      const [tool] = tools
      if (tool === undefined) throw new Error('There are no tools.')
      const address = await carriedFileAt(info.outputPath(offlineEdition.fileName))
      const { tool: frame } =
        way === 'served' ? await openServed(browser, tool) : await openCarried(context, address, tool.title)
      await frame.evaluate(makeLinks)
      expect([...new Set(await names())].toSorted()).toEqual(leftOpen[`${browserName}, ${way}`])
    },
  )
}

/**
 * What is left. A Chromium without windows, as the tests have it, follows no hint at all: a Chrome with windows does
 * follow `preconnect` in a file, as docs/toolkit-and-browsers.md says.
 */
const leftOpen: Record<string, string[]> = {
  'chromium, served': [],
  'chromium, from a file': [],
  'firefox, served': ['preconnect.invalid'],
  'firefox, from a file': ['preconnect.invalid'],
}

test('the logs tell of names that a page without the cage asks for', { tag }, async ({ browserName }) => {
  const { browser, names } = await openOwn(browserName)
  const site = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>A page</p>'),
  ).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}`)
  await page.evaluate(makeLinks)
  expect(await names()).toContain(browserName === 'firefox' ? 'dns-prefetch.invalid' : 'prefetch.invalid')
  site.close()
})

/** Runs in the page. Long enough for a browser that looks at links when it has nothing else to do. */
async function makeLinks(): Promise<void> {
  for (const rel of ['dns-prefetch', 'preconnect', 'prefetch', 'prerender']) {
    const link = document.createElement('link')
    Object.assign(link, { rel, href: `https://${rel}.invalid` })
    document.head.append(link)
  }
  const plain = document.createElement('a')
  plain.href = 'https://plain-link.invalid'
  plain.textContent = 'x'
  document.body.append(plain)
  await new Promise((resolve) => setTimeout(resolve, 5_000))
}

async function openServed(browser: Browser, tool: Tool): Promise<OpenedTool> {
  const page = await browser.newPage()
  await page.goto(readWorld().baseURL + tool.path)
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(tool.title)
  return { page, tool: frameIn(page) }
}

async function openOwn(browserName: string): Promise<{ browser: Browser; names(): Promise<string[]> }> {
  if (browserName === 'firefox') {
    const { browser, names } = await openOwnFirefox()
    return { browser, names: async () => withoutOwn(await names()) }
  }
  const { browser, activity } = await openOwnChromium()
  return { browser, names: async () => withoutOwn((await activity()).names) }
}

/** The site itself is at a number of this machine; Chromium writes a name with its scheme and port. Firefox calls home. */
function withoutOwn(names: readonly string[]): string[] {
  return names
    .map((name) => name.replace(/^[a-z]+:\/\//, '').replace(/:\d+$/, ''))
    .filter((name) => !/^(localhost|127\.0\.0\.1|\[?::1\]?|.+\.mozilla\.(com|org))$/.test(name))
}
