import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import { type Browser, chromium, firefox, test } from '@playwright/test'
import { openNotes } from './notes.ts'

/** In a worker of Playwright: writes down which paths each test file asks of a site on this machine, by whichever browser and without one. */
export function noteAsked(folder: string): void {
  const write = openNotes(folder)
  const note = (address: string) => {
    const file = runningFile()
    if (file === null || !URL.canParse(address)) return
    const { hostname, pathname } = new URL(address)
    if (onThisMachine.test(hostname)) write(file, pathname)
  }
  const watch = (browser: Browser) =>
    browser.on('context', (context) => context.on('request', (request) => note(request.url())))
  for (const kind of [chromium, firefox]) {
    const launch = kind.launch.bind(kind)
    kind.launch = async (options) => {
      const browser = await launch(options)
      watch(browser)
      return browser
    }
  }
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: { origin: string; path: string } }
    note(`${request.origin}${request.path}`)
  })
  subscribe('http.client.request.start', (message) => {
    const { request } = message as { request: ClientRequest }
    // How Playwright speaks to Firefox.
    if (request.getHeader('upgrade') === undefined)
      note(`${request.protocol}//${request.getHeader('host')}${request.path}`)
  })
}

const onThisMachine = /^(localhost|127\.0\.0\.1)$/

/** The file of the test that runs in this worker, also while what it needs is made. */
function runningFile(): string | null {
  try {
    return test.info().file
  } catch {
    return null
  }
}
