import type { BrowserContext, Request, Response } from '@playwright/test'

/** What no page may do unnoticed: errors on the console, uncaught ones, failed or foreign requests. */
export type Strays = {
  /** Everything seen so far that was not forgiven. */
  found(): string[]
  /** For a test that provokes what it forgives. */
  forgive(expected: RegExp): void
  watch(context: BrowserContext): void
}

/** @param runsScripts whether JavaScript is on: a browser where it is off refuses to load what it will not run */
export function openStrays(baseURL: string, runsScripts: boolean): Strays {
  const seen: string[] = []
  const forgiven: RegExp[] = []
  const isOurs = (url: string) => url.startsWith(`${baseURL}/`) || /^(data|blob|about):/.test(url)
  return {
    found: () => seen.filter((stray) => !forgiven.some((pattern) => pattern.test(stray))),
    forgive: (expected) => forgiven.push(expected),
    watch(context) {
      context.on('console', (message) => {
        const isStatus = message.text().startsWith('Failed to load resource: the server responded')
        // The status itself is judged below, where the kind of the request is known.
        if (message.type() === 'error' && !isStatus) seen.push(`console: ${message.text()}`)
      })
      context.on('weberror', (thrown) => {
        const error = String(thrown.error())
        if (!isRefusedIcon(error) && !isStreamLeftBehind(error)) seen.push(`uncaught: ${error}`)
      })
      context.on('request', (request) => {
        if (!isOurs(request.url())) seen.push(`another host: ${request.url()}`)
      })
      context.on('requestfailed', (request) => {
        const isRefusedScript = !runsScripts && request.resourceType() === 'script'
        if (!isLeftBehind(request) && !isRefusedScript)
          seen.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
      })
      context.on('response', (response) => {
        if (!isAnswer(response)) seen.push(`status: ${response.status()} ${response.url()}`)
      })
    },
  }
}

/** Firefox asks for an icon for each page, and tells of its policy that refused as if a script had thrown. */
function isRefusedIcon(error: string): boolean {
  return /^Content-Security-Policy: .*\(img-src\) at \S+\/favicon\.ico /.test(error)
}

/** The browser gives up what it was fetching for a page when that page is left. */
function isLeftBehind(request: Request): boolean {
  return ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'].includes(request.failure()?.errorText ?? '')
}

/** Firefox tells of data that was still coming when its page was left as if a script had thrown; Chromium does not. */
function isStreamLeftBehind(error: string): boolean {
  return error === 'TypeError: Error in input stream'
}

/** A page may refuse, and the test then reads its words; a file may not be missing, and nothing may break. */
function isAnswer(response: Response): boolean {
  const isPage = ['document', 'fetch'].includes(response.request().resourceType())
  return response.status() < (isPage ? 500 : 400)
}
