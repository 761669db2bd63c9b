const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something comes from a page of ours, by what the browser itself says of it.
 *
 * Our pages send no referrer, and browsers then call the origin of their own forms `null`; Sec-Fetch-Site tells the two
 * apart. Where a browser says neither, the token in the form decides alone.
 */
export function isSameSite(method: string, headers: Headers, origins: readonly string[]): boolean {
  if (reading.has(method)) return true
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null) return site === 'same-origin'
  else if (origin !== null && origin !== 'null') return origins.includes(origin)
  else return true
}
