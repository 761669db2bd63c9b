import { ChevronDown, CircleUser } from 'lucide-react'
import { Link, useHref } from 'react-router'
import { Menu } from '#ui/menu.tsx'
import { barItemStyles, panelStyles } from './bar-styles.ts'
import { menuRowStyles, SiteLinkList } from './site-link-list.tsx'
import type { SiteLink } from './site-links.ts'
import type { ShellWords } from './use-words.ts'
import type { Viewer } from './viewer.ts'

type UserMenuProps = { viewer: Viewer; links: readonly SiteLink[]; words: ShellWords }

/** Who is signed in, and everything that is theirs. */
export function UserMenu({ viewer, links, words }: UserMenuProps) {
  return (
    <Menu
      group="top-bar"
      className="relative"
      summaryClassName={barItemStyles}
      panelClassName={panelStyles}
      label={
        <>
          <CircleUser className="size-6" />
          <span className="max-w-32 truncate">{viewer.username}</span>
          <ChevronDown className="size-4" />
        </>
      }
    >
      <UserMenuRows viewer={viewer} links={links} words={words} />
    </Menu>
  )
}

/** The inside of the user menu; the narrow screen's menu shows it too. */
export function UserMenuRows({ viewer, links, words }: UserMenuProps) {
  const logout = useHref('/logout')
  return (
    <>
      <div className="border-b border-night-line px-3 pt-1 pb-3">
        <p className="truncate font-semibold">{viewer.username}</p>
        <p className="truncate text-sm text-night-muted">{viewer.email}</p>
        <p className="mt-1.5 inline-block rounded-full border border-flame px-2.5 text-sm text-flame">
          {viewer.planBadge}
        </p>
      </div>
      <SiteLinkList links={links} words={words.links} viewer={viewer} />
      {viewer.panel ? (
        <Link to={viewer.panel.href} className={menuRowStyles}>
          {viewer.panel.label}
        </Link>
      ) : null}
      <form method="post" action={logout} className="border-t border-night-line">
        <input type="hidden" name="formToken" value={viewer.formToken} />
        <button type="submit" className={menuRowStyles}>
          {words.shell.logout}
        </button>
      </form>
    </>
  )
}
