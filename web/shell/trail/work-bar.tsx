import { Link, matchPath, useLocation } from 'react-router'
import type { Words } from '#words/words.ts'
import type { Viewer } from '../viewer.ts'
import { bringIntoSight } from './bring-into-sight.ts'
import { staffParents, staffPlaces } from './staff-trail.ts'

type Work = keyof Words['trail']['work']['pages']
type WorkPage = { page: Work; href: string; isForAdministrators?: boolean }

/** The pages that staff go to and fro between, in the order of the bar. */
const workPages: readonly WorkPage[] = [
  { page: 'cases', href: staffPlaces.panel },
  { page: 'proposals', href: staffPlaces.proposals },
  { page: 'requests', href: staffPlaces.requests },
  { page: 'messages', href: '/admin/messages' },
  { page: 'figures', href: '/admin/figures' },
  { page: 'people', href: staffPlaces.people, isForAdministrators: true },
  { page: 'content', href: staffPlaces.content, isForAdministrators: true },
  { page: 'settings', href: staffPlaces.settings, isForAdministrators: true },
]

type WorkBarProps = {
  viewer: Pick<Viewer, 'worksOnReports' | 'isAdministrator'>
  words: Words['trail']['work']
}

/** Under the bar of the site, on pages of staff: the rest of their work, one press away. A phone swipes it. */
export function WorkBar({ viewer, words }: WorkBarProps) {
  const { pathname } = useLocation()
  if (!viewer.worksOnReports || !isPageOfWork(pathname)) return null
  const pages = workPages.filter(({ isForAdministrators }) => !isForAdministrators || viewer.isAdministrator)
  const below = pages.findLast(({ href }) => href !== staffPlaces.panel && isWithin(href, pathname))
  const current = below?.href ?? (isOfCases(pathname) ? staffPlaces.panel : null)
  return (
    <nav aria-label={words.label} className="work-bar">
      <ul>
        {pages.map(({ page, href }) => (
          <li key={href} ref={href === current ? bringIntoSight : undefined}>
            <Link
              to={href}
              aria-current={href === current ? (href === pathname ? 'page' : 'true') : undefined}
            >
              {words.pages[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function isPageOfWork(pathname: string): boolean {
  return isReport(pathname) || Object.keys(staffParents).some((pattern) => matchPath(pattern, pathname))
}

function isOfCases(pathname: string): boolean {
  return pathname === staffPlaces.panel || isReport(pathname)
}

/** Or a page below it. Other pages of reports have a word there, and not an id. */
function isReport(pathname: string): boolean {
  return /^\/reports\/[0-9a-f-]{36}(?:\/|$)/.test(pathname)
}

function isWithin(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`)
}
