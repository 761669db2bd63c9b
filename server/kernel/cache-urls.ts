/** Where caches listen, with commas between them: each is a scheme, a host and perhaps a port. @returns null where one is not */
export function readCacheUrls(text: string): string[] | null {
  const urls = text.split(',').map((url) => url.trim())
  return urls.every(isPlace) ? urls.map((url) => new URL(url).origin) : null
}

// A password would be sent to no one, and a path would be asked for nothing.
function isPlace(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  const { origin, href } = new URL(text)
  return href === `${origin}/`
}
