import { Menu as MenuIcon } from 'lucide-react'
import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Menu } from '#ui/menu.tsx'
import { barItemStyles, widePanelStyles } from './bar-styles.ts'
import { SiteLinkList } from './site-link-list.tsx'
import { accountLinksFor, linksOf } from './site-links.ts'
import type { ShellWords } from './use-words.ts'
import { UserMenuRows } from './user-menu.tsx'
import type { Viewer } from './viewer.ts'

/** What does not fit into the bar of a narrow screen. */
export function NarrowMenu({ viewer, words }: { viewer: Viewer | null; words: ShellWords }) {
  return (
    <Menu
      group="top-bar"
      className="lg:hidden"
      summaryClassName={barItemStyles}
      panelClassName={widePanelStyles}
      label={
        <>
          <MenuIcon className="size-6" />
          <span className="max-[21rem]:sr-only">{words.shell.menu}</span>
        </>
      }
    >
      {viewer ? <SubmitReport label={words.shell.submitReport} /> : <ForVisitors words={words.shell} />}
      <nav aria-label={words.shell.main}>
        <Group title={words.shell.resources} words={words.links} links={linksOf('resources')} />
        <Group title={words.shell.compliance} words={words.links} links={linksOf('compliance')} />
      </nav>
      {viewer ? (
        <div className="space-y-1 border-t border-night-line pt-2">
          <UserMenuRows viewer={viewer} words={words} links={accountLinksFor(viewer)} />
        </div>
      ) : null}
    </Menu>
  )
}

function SubmitReport({ label }: { label: string }) {
  return (
    <Link to="/submit-report" className={buttonStyles({ tone: 'lamp', wide: true })}>
      {label}
    </Link>
  )
}

function ForVisitors({ words }: { words: ShellWords['shell'] }) {
  return (
    <div className="space-y-2">
      <Link to="/report" className={buttonStyles({ tone: 'lamp', wide: true })}>
        {words.reportSomething}
      </Link>
      <Link to="/register" className={buttonStyles({ tone: 'night', wide: true })}>
        {words.register}
      </Link>
    </div>
  )
}

type GroupProps = { title: string; links: ReturnType<typeof linksOf>; words: ShellWords['links'] }

function Group({ title, links, words }: GroupProps) {
  return (
    <section>
      <h2 className="px-3 pt-3 text-sm font-semibold text-night-muted">{title}</h2>
      <SiteLinkList links={links} words={words} />
    </section>
  )
}
