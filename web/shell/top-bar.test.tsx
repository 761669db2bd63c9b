import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { wordsIn } from '#words/catalogue.ts'
import type { ShownLogo } from './frame-data.ts'
import { TopBar } from './top-bar.tsx'
import type { Viewer } from './viewer.ts'

test('a visitor sees Login, Register and the way to report without an account, and no link that needs one', () => {
  const html = renderTopBar(null)
  expect(html).toContain('href="/report"')
  expect(html).toContain('href="/login"')
  expect(html).toContain('href="/register"')
  expect(html).not.toContain('href="/submit-report"')
  expect(html).not.toContain('href="/admin"')
  expect(html).not.toContain('action="/logout"')
})

test('only an administrator sees the Admin link', () => {
  expect(renderTopBar(buildViewer({ isAdministrator: true }))).toContain('>Admin<')
  expect(renderTopBar(buildViewer({ isAdministrator: false }))).not.toContain('>Admin<')
})

test('the badge stops at 9+ while the spoken name keeps the number', () => {
  expect(renderTopBar(buildViewer({ unread: 9 }))).toContain('>9<')
  const many = renderTopBar(buildViewer({ unread: 10 }))
  expect(many).toContain('>9+<')
  expect(many).toContain('Notifications, 9+ unread')
})

test('a plan that is not active has a red mark beside its link, with words for those who do not see it', () => {
  const ended = renderTopBar(buildViewer({ subscriptionInactive: true }))
  const [link] = ended.match(/<a[^>]*href="\/subscription-plans".*?<\/a>/) ?? ['']
  expect(link).toContain('text-night-danger')
  expect(link).toContain('Not active')
  expect(renderTopBar(buildViewer({ subscriptionInactive: false }))).not.toContain('Not active')
})

test('logging out is a post that carries the form token', () => {
  const html = renderTopBar(buildViewer({ formToken: 'token-of-aisha' }))
  const [form] = html.match(/<form[^>]*action="\/logout".*?<\/form>/) ?? ['']
  expect(form).toContain('method="post"')
  expect(form).toContain('name="formToken" value="token-of-aisha"')
})

test('the same page in another language is one link away', () => {
  expect(renderTopBar(null)).toContain('href="/pcm"')
})

test('work for staff is apart from what everyone has', () => {
  const html = renderTopBar(
    buildViewer({
      isAdministrator: true,
      worksOnReports: true,
      panel: { label: 'Admin Panel', href: '/admin' },
    }),
  )
  const menu = html.slice(html.indexOf('aisha@example.org'))
  const places = ['>Mine<', 'My reports', '>Settings<', 'Profile Settings', '>Staff<', 'Admin Panel'].map(
    (text) => menu.indexOf(text),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(renderTopBar(buildViewer({}))).not.toContain('>Staff<')
})

test('no element carries an inline style, which the content security policy would refuse', () => {
  expect(renderTopBar(buildViewer({}))).not.toContain('style=')
})

test('a logo has the name as its other text, and its sides are there before it comes', () => {
  const html = renderTopBar(null, { href: '/logo/0a', width: 120, height: 40 })
  expect(html).toMatch(/<a[^>]*href="\/"[^>]*><img src="\/logo\/0a" alt="Fitila" width="120" height="40"/)
  expect(renderTopBar(null)).toMatch(/<a[^>]*href="\/"[^>]*><svg.*?<span[^>]*>Fitila<\/span>/)
})

const english = {
  ...{ name: 'English', tag: 'en-NG' },
  others: [{ name: 'Naijá (Pidgin)', tag: 'pcm', prefix: '/pcm' }],
}

function renderTopBar(viewer: Viewer | null, logo: ShownLogo | null = null): string {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <TopBar viewer={viewer} words={wordsIn('en')} language={english} siteName="Fitila" logo={logo} />
      ),
    },
  ])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

function buildViewer(viewer: Partial<Viewer>): Viewer {
  return {
    username: 'aisha',
    email: 'aisha@example.org',
    planBadge: 'Free User',
    subscriptionInactive: false,
    panel: null,
    isAdministrator: false,
    worksOnReports: false,
    hasExpertWork: false,
    opens: [],
    unread: 0,
    profile: 'a-state',
    formToken: 'token',
    sessionEndsIn: 604_800,
    ...viewer,
  }
}

test('the search is in the bar for visitors, and behind its icon where a name and a bell need the room', () => {
  expect(renderTopBar(null)).toContain('id="bar-search"')
  const signedIn = renderTopBar(buildViewer({}))
  expect(signedIn).not.toContain('id="bar-search"')
  expect(signedIn).toContain('id="menu-search"')
})
