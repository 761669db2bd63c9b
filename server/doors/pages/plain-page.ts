import { type Refusal, waitOf } from '#domain/errors.ts'
import { type Wording, wordingIn } from '#words/wording-in.ts'

/** For answers that come before the pages do, or in their place: no script, no style, no link but home. */
export function plainPage({ status, title, text }: Wording): Response {
  const body = `<!doctype html>
<html lang="en-NG">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – Fitila</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Go to the home page</a></p></main></body>
</html>
`
  return new Response(body, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** The same for a refusal that is met before the pages are, in English. */
export function refusedPage(refusal: Refusal): Response {
  const page = plainPage(wordingIn('en', refusal))
  const wait = waitOf(refusal)
  if (wait !== null) page.headers.set('Retry-After', String(wait))
  return page
}
