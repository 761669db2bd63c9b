import { Menu as MenuIcon } from 'lucide-react'
import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Menu } from '#ui/menu.tsx'
import { barItemStyles, widePanelStyles } from './bar-styles.ts'
import { SiteLinkList } from './site-link-list.tsx'
import { accountLinksFor, linksOf } from './site-links.ts'
import { UserMenuRows } from './user-menu.tsx'
import type { Viewer } from './viewer.ts'

/** What does not fit into the bar of a narrow screen. */
export function NarrowMenu({ viewer }: { viewer: Viewer | null }) {
  return (
    <Menu
      group="top-bar"
      className="lg:hidden"
      summaryClassName={barItemStyles}
      panelClassName={widePanelStyles}
      label={
        <>
          <MenuIcon className="size-6" />
          <span className="max-[21rem]:sr-only">Menu</span>
        </>
      }
    >
      {viewer ? <SubmitReport /> : <Register />}
      <nav aria-label="Main">
        <Group title="Resources" links={linksOf('resources')} />
        <Group title="Compliance" links={linksOf('compliance')} />
      </nav>
      {viewer ? (
        <div className="space-y-1 border-t border-night-line pt-2">
          <UserMenuRows viewer={viewer} links={accountLinksFor(viewer)} />
        </div>
      ) : null}
    </Menu>
  )
}

function SubmitReport() {
  return (
    <Link to="/submit-report" className={buttonStyles({ tone: 'lamp', wide: true })}>
      Submit report
    </Link>
  )
}

function Register() {
  return (
    <Link to="/register" className={buttonStyles({ tone: 'lamp', wide: true })}>
      Register
    </Link>
  )
}

function Group({ title, links }: { title: string; links: ReturnType<typeof linksOf> }) {
  return (
    <section>
      <h2 className="px-3 pt-3 text-sm font-semibold text-night-muted">{title}</h2>
      <SiteLinkList links={links} />
    </section>
  )
}
