import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { wordsIn } from '#words/catalogue.ts'
import { WorkBar } from './work-bar.tsx'

const officer = { worksOnReports: true, isAdministrator: false }
const administrator = { worksOnReports: true, isAdministrator: true }
const report = '/reports/0197d1c4-7a52-7b6e-9f0e-2c5b1d3a4e6f'

test('an officer goes from each page of staff to the others, and an administrator to three more', () => {
  expect(linksIn('/admin', officer)).toEqual(['Cases', 'Proposals', 'Corrections', 'Messages', 'Figures'])
  expect(linksIn('/admin', administrator)).toHaveLength(8)
})

test.each([
  ['/admin', 'page', 'Cases'],
  [report, 'true', 'Cases'],
  [`${report}/approval`, 'true', 'Cases'],
  ['/admin/proposals', 'page', 'Proposals'],
  ['/admin/settings/site-name', 'true', 'Settings'],
  ['/user-management/7', 'true', 'People'],
])('on %s it is marked as %s where one is: %s', (path, mark, name) => {
  const html = render(path, administrator)
  expect(html).toMatch(new RegExp(`aria-current="${mark}"[^>]*>${name}<`))
  expect(html.match(/aria-current/g)).toHaveLength(1)
})

test('no page but those of staff has it, and only those see it who work on reports', () => {
  for (const path of ['/', '/reports', '/reports/mine', '/profile']) expect(render(path, officer)).toBe('')
  expect(render('/admin/journal', { worksOnReports: false, isAdministrator: false })).toBe('')
})

type Reader = typeof officer

function linksIn(path: string, reader: Reader): string[] {
  return [...render(path, reader).matchAll(/<a[^>]*>([^<]*)</g)].map(([, name = '']) => name)
}

function render(path: string, viewer: Reader): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <WorkBar viewer={viewer} words={wordsIn('en').trail.work} />
    </MemoryRouter>,
  )
}
