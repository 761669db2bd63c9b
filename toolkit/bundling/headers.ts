const withoutDevices =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), browsing-topics=(), display-capture=(), idle-detection=()'

const forever = 'public, max-age=31536000, immutable, no-transform'
/** A shell may be taken from the browser's cache for a while, and is asked for again at a reload. */
const aWhile = 'public, max-age=600, no-transform'
const aDay = 'public, max-age=86400, no-transform'
const alwaysAsk = 'public, no-cache, no-transform'

const html = {
  'Content-Type': 'text/html; charset=utf-8',
  'Permissions-Policy': withoutDevices,
  // Firefox looks up the names that a page over plain http links to; `noLookUps` says the same inside of each caged page.
  'X-DNS-Prefetch-Control': 'off',
}
const ownOrigin = { 'Connection-Allowlist': '(response-origin)' }

export const headersOf = {
  shell: (policy: string) => ({
    ...html,
    ...ownOrigin,
    'Content-Security-Policy': policy,
    'Cache-Control': aWhile,
  }),
  child: (policy: string) => ({
    ...html,
    'Connection-Allowlist': '()',
    'Content-Security-Policy': policy,
    'Cache-Control': forever,
    'X-Frame-Options': 'SAMEORIGIN',
  }),
  plain: (policy: string) => ({ ...html, 'Content-Security-Policy': policy, 'Cache-Control': alwaysAsk }),
  worker: (policy: string) => ({
    ...ownOrigin,
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Security-Policy': policy,
    // With `updateViaCache: 'all'`, the browser asks for a newer worker once a day.
    'Cache-Control': aDay,
    'Service-Worker-Allowed': '/tools/',
  }),
  /** Where the address ends in the file's name, a link may give another: people may want one that says nothing. */
  download: (path: string, fileName: string) => ({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Disposition': path.endsWith(`/${fileName}`)
      ? 'attachment'
      : `attachment; filename="${fileName}"`,
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': alwaysAsk,
  }),
  checksum: () => ({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': alwaysAsk }),
}
