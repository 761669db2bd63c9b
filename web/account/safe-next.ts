const here = 'http://here.invalid'

/** Where to go after the login: a page of this site and nothing else, whatever the address says. */
export function safeNext(given: string | null | undefined): string {
  const text = given ?? ''
  if (!text.startsWith('/') || !URL.canParse(text, here)) return '/'
  const url = new URL(text, here)
  return url.origin === here ? url.pathname + url.search : '/'
}
