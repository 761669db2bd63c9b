import { Menu as MenuIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import { Menu } from '#ui/menu.tsx'
import { barItemStyles, widePanelStyles } from '../bar-styles.ts'
import type { ShellWords } from '../use-words.ts'
import type { Viewer } from '../viewer.ts'
import { LanguageLinks, type LanguageOfFrame } from './language-menu.tsx'
import { SiteLinkList } from './site-link-list.tsx'
import { linksOf } from './site-links.ts'
import { UserMenuRows } from './user-menu.tsx'

type NarrowMenuProps = { viewer: Viewer | null; words: ShellWords; language: LanguageOfFrame }

/** What does not fit into the bar of a narrow screen. */
export function NarrowMenu({ viewer, words, language }: NarrowMenuProps) {
  const { shell, links } = words
  return (
    <Menu
      group="top-bar"
      className="lg:hidden"
      summaryClassName={barItemStyles}
      panelClassName={widePanelStyles}
      label={
        <>
          <MenuIcon className="size-6" />
          <span className="max-[21rem]:sr-only">{shell.menu}</span>
        </>
      }
    >
      {viewer ? <SubmitReport label={shell.submitReport} /> : <ForVisitors words={shell} />}
      <nav aria-label={shell.main}>
        {(['reports', 'resources', 'compliance'] as const).map((group) => (
          <Group key={group} title={shell[group]}>
            <SiteLinkList links={linksOf(group)} words={links} className="grid grid-cols-2" />
          </Group>
        ))}
      </nav>
      <Group title={shell.language}>
        <LanguageLinks title={shell.language} language={language} />
      </Group>
      {viewer ? (
        <div className="space-y-1 border-t border-night-line pt-2">
          <UserMenuRows viewer={viewer} words={words} />
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
    <div className="grid grid-cols-2 gap-2">
      <Link to="/report" className={`${buttonStyles({ tone: 'lamp', wide: true })} col-span-2`}>
        {words.reportSomething}
      </Link>
      <Link to="/login" className={buttonStyles({ tone: 'night', wide: true })}>
        {words.login}
      </Link>
      <Link to="/register" className={buttonStyles({ tone: 'night', wide: true })}>
        {words.register}
      </Link>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="menu-title">{title}</h2>
      {children}
    </section>
  )
}
