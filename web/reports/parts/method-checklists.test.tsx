import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { siteRoutes } from '#tests/support/site-routes.ts'
import { wordsIn } from '#words/catalogue.ts'
import { MethodChecklists } from './method-checklists.tsx'

const words = wordsIn('en')

test('each method has its list, and a link outside tells that site nothing of where it came from', () => {
  const html = render()
  for (const method of Object.values(words.methods)) expect(html).toContain(`>${method}<`)
  for (const subject of ['CAC', 'Land registry', 'IPPIS', 'Budget', 'CCB']) expect(html).toContain(subject)
  const links = html.match(/<a [^>]*>/g) ?? []
  expect(links.length).toBeGreaterThan(4)
  for (const link of links) {
    expect(link).toContain('rel="noopener noreferrer"')
    expect(link).toMatch(/href="(https:|\/)/)
  }
})

test('a link of our own leads to a page that exists', () => {
  // The tools have their own door.
  const own = [...render().matchAll(/href="(\/[^"?]*)/g)].map(([, path]) => path)
  expect(own.length).toBeGreaterThan(1)
  const exists = (path = '') =>
    path.startsWith('/tools/')
      ? existsSync(path.replace('/tools', 'toolkit'))
      : siteRoutes.some((route) => route.path === path)
  expect(own.filter((path) => !exists(path))).toEqual([])
})

function render(): string {
  const route = {
    path: '/',
    loader: () => ({ words: { methods: words.methods } }),
    element: <MethodChecklists words={words.checklists} />,
  }
  const router = createMemoryRouter([route], {
    hydrationData: { loaderData: { '0': { words: { methods: words.methods } } } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
