import { expect, test } from 'vitest'
import { redirectsElsewhere } from './redirects.ts'
import { sourceFile } from './source-file.ts'

test.for([
  "import { redirect } from 'react-router'",
  "import { redirect as lead } from 'react-router'\nexport const loader = () => lead('/')",
  'export const go = (path: string) => Response.redirect(path, 303)',
  "export const go = () => Response.redirect('//evil.example')",
  'export const go = (path: string) => new Response(null, { headers: { Location: path } })',
  "export const go = (path: string) => new Headers([['location', path]])",
  "export const go = (answer: Headers, path: string) => answer.set('Location', path)",
])('%s is refused', (text) => {
  expect(redirectsElsewhere([sourceFile('web/page.ts', text)])).toHaveLength(1)
})

test.for([
  "import { redirectTo } from './redirect.ts'\nexport const loader = () => redirectTo('/')",
  "export const go = () => Response.redirect('/', 303)",
  'export const meta = ({ location }: { location: Location }) => location.search',
])('%s is fine', (text) => {
  expect(redirectsElsewhere([sourceFile('web/page.ts', text)])).toEqual([])
})
