import { Search } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Logo } from '#ui/logo.tsx'
import { logoStyles } from '#ui/logo-styles.ts'
import { Menu } from '#ui/menu.tsx'
import { barFoldStyles, barItemStyles, panelStyles, widePanelStyles } from './bar-styles.ts'
import type { ShownLogo } from './frame-data.ts'
import { LanguageMenu, type LanguageOfFrame } from './menus/language-menu.tsx'
import { NarrowMenu } from './menus/narrow-menu.tsx'
import { SiteLinkList } from './menus/site-link-list.tsx'
import { linksOf } from './menus/site-links.ts'
import { UserMenu } from './menus/user-menu.tsx'
import { NotificationBell } from './notification-bell.tsx'
import { SearchBox } from './search-box.tsx'
import type { ShellWords } from './use-words.ts'
import type { Viewer } from './viewer.ts'

type BarProps = {
  viewer: Viewer | null
  words: ShellWords
  language: LanguageOfFrame
  siteName: string
  logo?: ShownLogo | null
}

/** The bar on every page. Wide: everything in a row. Narrow: name, search, bell and one menu with the rest. */
export function TopBar({ viewer, words, language, siteName, logo = null }: BarProps) {
  return (
    <header className="night relative border-b border-night-line print:hidden">
      <div className="mx-auto flex max-w-6xl items-center gap-0.5 px-1.5 py-1.5 sm:gap-1 lg:gap-2 lg:px-2">
        <Link
          to="/"
          className="lamplight -my-1.5 mr-auto -outline-offset-4 flex min-h-14 min-w-0 items-center gap-1 rounded-control px-1 text-base font-bold sm:gap-2 sm:px-2 sm:text-lg"
        >
          {logo ? <OperatorLogo logo={logo} siteName={siteName} /> : <LampAndName siteName={siteName} />}
        </Link>
        <WideLinks words={words} />
        {viewer ? null : (
          <SearchBox words={words.shell} id="bar-search" className="mx-2 max-w-xs flex-1 max-lg:hidden" />
        )}
        <SearchMenu words={words.shell} className={viewer ? '' : 'lg:hidden'} />
        <LanguageMenu title={words.shell.language} language={language} />
        {viewer ? <ForSignedIn viewer={viewer} words={words} /> : <ForSignedOut words={words.shell} />}
        <NarrowMenu viewer={viewer} words={words} language={language} />
      </div>
    </header>
  )
}

function LampAndName({ siteName }: Pick<BarProps, 'siteName'>) {
  return (
    <>
      <Logo className="size-8 shrink-0" />
      <span className="line-clamp-2 break-words leading-tight">{siteName}</span>
    </>
  )
}

// The sides are in the page, so that nothing moves when the picture comes.
function OperatorLogo({ logo: { href, width, height }, siteName }: { logo: ShownLogo; siteName: string }) {
  return <img src={href} alt={siteName} width={width} height={height} className={logoStyles} />
}

function WideLinks({ words }: { words: ShellWords }) {
  return (
    <nav aria-label={words.shell.main} className="flex max-lg:hidden">
      <NavLink to="/reports" end className={barItemStyles}>
        {words.links.Reports}
      </NavLink>
      {(['resources', 'compliance'] as const).map((group) => (
        <Menu
          key={group}
          group="top-bar"
          className="relative"
          summaryClassName={barFoldStyles}
          panelClassName={`${panelStyles} left-0`}
          label={words.shell[group]}
        >
          <SiteLinkList links={linksOf(group)} words={words.links} />
        </Menu>
      ))}
    </nav>
  )
}

/** The search behind an icon: on a narrow screen, and where the bar has a bell, a name and a panel. */
function SearchMenu({ words, className }: { words: ShellWords['shell']; className: string }) {
  return (
    <Menu
      group="top-bar"
      className={className}
      summaryClassName={barItemStyles}
      panelClassName={`${widePanelStyles} lg:px-[max(0.75rem,calc(50%-20rem))]`}
      label={
        <>
          <Search className="size-6" />
          <span className="sr-only">{words.searchReports}</span>
        </>
      }
    >
      <SearchBox words={words} id="menu-search" />
    </Menu>
  )
}

function ForSignedIn({ viewer, words }: { viewer: Viewer; words: ShellWords }) {
  return (
    <>
      {viewer.isAdministrator ? (
        <Link to="/admin" className={`${barItemStyles} max-lg:hidden`}>
          {words.shell.admin}
        </Link>
      ) : null}
      <Link to="/submit-report" className={`${buttonStyles({ tone: 'lamp' })} max-lg:hidden`}>
        {words.shell.submitReport}
      </Link>
      <NotificationBell unread={viewer.unread} words={words.shell} />
      <div className="max-lg:hidden">
        <UserMenu viewer={viewer} words={words} />
      </div>
    </>
  )
}

function ForSignedOut({ words }: { words: ShellWords['shell'] }) {
  return (
    <>
      <Link to="/report" className={`${buttonStyles({ tone: 'lamp', size: 'small' })} lg:hidden`}>
        {words.report}
      </Link>
      <Link to="/login" className={`${barItemStyles} max-lg:hidden`}>
        {words.login}
      </Link>
      <Link to="/register" className={`${barItemStyles} max-lg:hidden`}>
        {words.register}
      </Link>
      <Link to="/report" className={`${buttonStyles({ tone: 'lamp' })} max-lg:hidden`}>
        {words.reportSomething}
      </Link>
    </>
  )
}
