import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { languageOf, languages } from '#words/catalogue.ts'
import type { RefusedPage } from '../../refused-page.ts'
import { RefusedScreen } from '../../refused-screen.tsx'
import { titled } from '../titled.ts'

/**
 * Where a file was asked for by a link or a button and refused: the page that says why. A route without a component answers with bare data, which a
 * person cannot read. Null for every other answer, and for scripts, which read the data.
 */
export async function refusedDownload(
  request: Request,
  response: Response,
  styleSheets: readonly string[],
): Promise<Response | null> {
  const { pathname, search } = new URL(request.url)
  const isAsked = request.method !== 'HEAD' && /\btext\/html\b/.test(request.headers.get('accept') ?? '')
  const isBare =
    response.status >= 400 && /^application\/json\b/.test(response.headers.get('content-type') ?? '')
  if (!isAsked || !isBare || pathname.endsWith('.data')) return null
  const page: unknown = await response.clone().json()
  // What a script asks for has the code and the texts alone.
  if (!isRefusedPage(page)) return null
  const { prefix, tag } = languages[languageOf(pathname)]
  const title = 'title' in page ? page.title : page.words.refused.faultTitle
  const html = renderToStaticMarkup(
    <html lang={tag}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{titled(title)}</title>
        {styleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>
          <MemoryRouter basename={prefix || '/'} initialEntries={[pathname + search]}>
            <RefusedScreen page={page} status={response.status} />
          </MemoryRouter>
        </main>
      </body>
    </html>,
  )
  const headers = new Headers(response.headers)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(`<!DOCTYPE html>${html}`, { status: response.status, headers })
}

function isRefusedPage(page: unknown): page is RefusedPage {
  return typeof page === 'object' && page !== null && 'code' in page && 'words' in page
}
