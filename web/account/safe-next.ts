const here = 'http://here.invalid'

/** Where to go after the login: a page of this site and nothing else, whatever the address says. */
export function safeNext(given: string | null | undefined): string {
  const text = given ?? ''
  if (!text.startsWith('/') || !URL.canParse(text, here)) return '/'
  const url = new URL(text, here)
  // `/.//elsewhere` is a path here, and an address of another site once its dots are gone.
  return url.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search : '/'
}
