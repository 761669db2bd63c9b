import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { wordsIn } from '#words/catalogue.ts'
import { lastWords } from '#words/last-words.ts'
import { type Guard, GuardScreen } from './guard-screen.tsx'

test('login and registration lead back to the page, query and all', () => {
  for (const way of ['login', 'register'])
    expect(render('sign-in-needed')).toContain(`href="/${way}?next=%2Freports%2F4%3Ftab%3Dhistory"`)
})

test('the login has the ways of a person without an account beside it', () => {
  expect(render('sign-in-needed')).toContain('href="/register?')
  expect(render('sign-in-needed')).toContain('href="/report"')
  expect(render('access-denied')).not.toContain('href="/register')
})

test.each([
  ['sign-in-needed', 'Authentication Required', 'Please log in to access this page.'],
  ['administrators-only', 'Admin Access Required', 'You don&#x27;t have permission to access this page.'],
  ['access-denied', 'Access Denied', 'You don&#x27;t have permission to access this page.'],
] as const)('the %s screen has the words of the specification', (kind, title, text) => {
  expect(render(kind)).toContain(`>${title}</h1>`)
  expect(render(kind)).toContain(text)
})

function render(code: Guard): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <GuardScreen
        code={code}
        {...wordsIn('en').refusals[code]}
        words={lastWords}
        returnTo="/reports/4?tab=history"
      />
    </MemoryRouter>,
  )
}
