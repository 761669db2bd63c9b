import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { wordsIn } from '#words/catalogue.ts'
import { Trail } from './trail.tsx'

const ofStaff = {
  trail: wordsIn('en').trail,
  viewer: { panel: { label: 'Officer Panel', href: '/admin' } },
}

test('a page about a report is below the panel and the report, which is called by its number', () => {
  const html = render('/reports/7/case', {
    frame: ofStaff,
    page: { report: { referenceNumber: 'WR-26112600001' } },
  })
  expect(linksIn(html)).toEqual(['/admin Officer Panel', '/reports/7 WR-26112600001'])
})

test('where the data of a page has no name for what is above, a word says what it is', () => {
  const html = render('/user-management/7/plan', { frame: ofStaff, page: {} })
  expect(linksIn(html)).toEqual([
    '/admin Officer Panel',
    '/user-management User management',
    '/user-management/7 The person',
  ])
})

test('who has no panel sees no trail', () => {
  const frame = { trail: null, viewer: { panel: null } }
  expect(render('/reports/7/case', { frame, page: {} })).not.toContain('<nav')
})

test('the panel itself is below nothing', () => {
  expect(render('/admin', { frame: ofStaff, page: {} })).not.toContain('<nav')
})

function render(path: string, { frame, page }: { frame: unknown; page: unknown }): string {
  const children = [{ id: 'page', path: '*', element: <Trail />, loader: () => page }]
  const routes = [{ id: 'root', path: '/', children, loader: () => frame }]
  const loaderData = { root: frame, page }
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, href, text]) => `${href} ${text}`,
  )
}
