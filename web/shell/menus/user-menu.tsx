import { CircleUser, LogOut, ShieldCheck } from 'lucide-react'
import { Link, useHref } from 'react-router'
import { Menu } from '#ui/menu.tsx'
import { barFoldStyles, panelStyles } from '../bar-styles.ts'
import type { ShellWords } from '../use-words.ts'
import type { Viewer } from '../viewer.ts'
import { iconStyles, menuRowStyles, SiteLinkList } from './site-link-list.tsx'
import { accountLinksFor } from './site-links.ts'

type UserMenuProps = { viewer: Viewer; words: ShellWords }

/** Who is signed in, and everything that is theirs. */
export function UserMenu({ viewer, words }: UserMenuProps) {
  return (
    <Menu
      group="top-bar"
      className="relative"
      summaryClassName={barFoldStyles}
      // Staff have twice as many rows: two columns, so that they fit on a screen.
      panelClassName={`${panelStyles} ${viewer.panel ? 'bar-panel-double' : ''} max-h-[calc(100dvh-5rem)] overflow-y-auto`}
      label={
        <>
          <CircleUser className="size-6" />
          <span className="max-w-32 truncate">{viewer.username}</span>
        </>
      }
    >
      <UserMenuRows viewer={viewer} words={words} />
    </Menu>
  )
}

/** The inside of the user menu; the narrow screen's menu shows it too. Work for staff is apart from what everyone has. */
export function UserMenuRows({ viewer, words }: UserMenuProps) {
  const logout = useHref('/logout')
  return (
    <>
      <div className="px-3 pt-1 pb-2">
        <p className="truncate font-semibold">{viewer.username}</p>
        <p className="truncate text-sm text-night-muted">{viewer.email}</p>
        <p className="mt-1.5 inline-block rounded-full border border-flame px-2.5 text-sm text-flame">
          {viewer.planBadge}
        </p>
      </div>
      {accountLinksFor(viewer).map(({ group, links }) => (
        <section key={group} className={groupStyles}>
          <h2 className="px-3 pt-2 text-sm font-semibold text-night-muted">{words.shell[group]}</h2>
          {group === 'staff' ? <PanelLink panel={viewer.panel} /> : null}
          <SiteLinkList links={links} words={words.links} viewer={viewer} hasIcons />
        </section>
      ))}
      <form method="post" action={logout} className={groupStyles}>
        <input type="hidden" name="formToken" value={viewer.formToken} />
        <button type="submit" className={menuRowStyles}>
          <span className="flex items-center gap-3">
            <LogOut className={iconStyles} />
            {words.shell.logout}
          </span>
        </button>
      </form>
    </>
  )
}

function PanelLink({ panel }: Pick<Viewer, 'panel'>) {
  if (!panel) return null
  return (
    <Link to={panel.href} className={menuRowStyles}>
      <span className="flex items-center gap-3">
        <ShieldCheck className={iconStyles} />
        {panel.label}
      </span>
    </Link>
  )
}

const groupStyles = 'border-t border-night-line pt-1'
