import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { openCountingProxy } from '#tests/support/network/counting-proxy.ts'
import { openOwnChromium } from '#tests/support/network/own-chromium.ts'
import { openTool, runSelfCheck } from '#tests/support/tool-page.ts'
import { readWorld } from '#tests/support/world.ts'
import { toolDocuments } from '#toolkit/registry.ts'

// Each browser is one of our own with its net log on, and each request to the site goes through a listener that counts.
for (const { file: name, path } of toolDocuments) {
  test(`${name} asks for nothing after it was loaded, not even while it tries to get out`, async () => {
    const site = await openCountingProxy(readWorld().baseURL)
    const { browser, activity } = await openOwnChromium()
    const page = await browser.newPage()
    const tool = await openTool(page, site.baseURL + path)
    await page.waitForLoadState('networkidle')
    const loading = site.arrived()
    expect(loading.filter((line) => line.endsWith('document'))).toHaveLength(1)
    expect(loading.filter((line) => line.endsWith('iframe'))).toHaveLength(1)
    expect(loading.filter((line) => !/(document|iframe|serviceworker)$/.test(line))).toEqual([])

    const rows = await runSelfCheck(tool)
    expect(rows.length).toBeGreaterThanOrEqual(20)
    expect(rows.filter((row) => !/Refused|Not there|Not told/.test(row))).toEqual([])
    const notTold = rows.filter((row) => row.includes('Not told')).length
    expect(notTold).toBe(3)
    await expect(
      tool.getByText(`All ${rows.length - notTold} ways were refused by the browser`),
    ).toBeVisible()
    expect(await tryAtListener(page)).toEqual([])

    expect(site.arrived()).toEqual([])
    const { names, requests } = await activity()
    expect(names.filter((host) => !/^https?:\/\/localhost\b|^localhost\b/.test(host))).toEqual([])
    expect(
      requests.filter((url) => !url.startsWith(site.baseURL) && !/^(blob|data|chrome):/.test(url)),
    ).toEqual([])
    await site.close()
  })
}

test('the same attempts get out of a page that is not caged, and into the logs', async () => {
  const { browser, activity } = await openOwnChromium()
  const page = await browser.newPage()
  const script = await scriptOf(`${readWorld().baseURL}${toolDocuments[0]?.path}`)
  const listener = await openListener(`<!doctype html><title>Control</title><script>${script}</script>`)
  await page.goto(listener.address)
  await page.evaluate(async (target) => {
    const startWorker = (source: string) => new Worker(URL.createObjectURL(new Blob([source])))
    await globalThis.fitilaWaysOut?.({ target, startWorker }, () => {})
  }, listener.address)
  const arrived = new Set(listener.arrived())
  expect([...arrived].toSorted()).toEqual(
    expect.arrayContaining(['/way-1', '/way-2', '/way-3', '/way-4', '/way-5', '/way-6']),
  )
  expect(arrived.size).toBeGreaterThanOrEqual(12)
  await page.evaluate(() => fetch('https://name-in-the-log.invalid').catch(() => undefined))
  const { names } = await activity()
  expect(names.some((host) => host.includes('name-in-the-log.invalid'))).toBe(true)
  listener.close()
})

/** From inside the cage, at an address that would answer. */
async function tryAtListener(page: import('@playwright/test').Page): Promise<string[]> {
  const listener = await openListener('')
  await page.frames()[1]?.evaluate(async (target) => {
    const startWorker = () => {
      throw new Error('the panel has tried those')
    }
    await globalThis.fitilaWaysOut?.({ target, startWorker }, () => {})
  }, listener.address)
  listener.close()
  return listener.arrived()
}

async function scriptOf(address: string): Promise<string> {
  const shell = await (await fetch(address)).text()
  const child = /<iframe src="([^"]+)"/.exec(shell)?.[1] ?? ''
  const page = await (await fetch(new URL(child, address))).text()
  return /<script id="ways-out">([\s\S]*?)<\/script>/.exec(page)?.[1] ?? ''
}

async function openListener(body: string) {
  const seen: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    if (url.startsWith('/way-')) seen.push(url)
    answer.writeHead(200, { 'content-type': 'text/html' }).end(body)
  })
  server.on('upgrade', ({ url = '' }, socket) => {
    seen.push(url)
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    arrived: () => seen,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
