import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { type GuardKind, GuardScreen } from './guard-screen.tsx'

test('the login leads back to the page, query and all', () => {
  expect(render('authentication')).toContain('href="/login?next=%2Freports%2F4%3Ftab%3Dhistory"')
})

test.each([
  ['authentication', 'Authentication Required', 'Please log in to access this page.'],
  ['administrator', 'Admin Access Required', 'You don&#x27;t have permission to access this page.'],
  ['access', 'Access Denied', 'You don&#x27;t have permission to access this page.'],
] as const)('the %s screen has the words of the specification', (kind, title, text) => {
  expect(render(kind)).toContain(`>${title}</h1>`)
  expect(render(kind)).toContain(text)
})

function render(kind: GuardKind): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <GuardScreen kind={kind} returnTo="/reports/4?tab=history" />
    </MemoryRouter>,
  )
}
