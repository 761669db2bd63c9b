import { Link, useLocation } from 'react-router'
import type { SocialLink } from '#domain/operating/site-settings.ts'
import { fill } from '#words/fill.ts'
import { labelIn } from './menus/site-link-list.tsx'
import { footerColumns, isPageOfStaff, type SiteLink, shortFooter } from './menus/site-links.ts'
import { Piece } from './pieces/piece.tsx'
import type { ShellWords } from './use-words.ts'

type FooterProps = {
  words: ShellWords
  language: { isDraft: boolean }
  socialLinks: readonly SocialLink[]
  operatorName?: string | null
}

/** The end of every page: where else to go, and the two sentences that are true of everything above it. Short below pages of staff. */
export function Footer({ words: { shell, links }, language, socialLinks, operatorName = null }: FooterProps) {
  const isShort = isPageOfStaff(useLocation().pathname)
  const attributes = { className: 'night mt-auto print:hidden' }
  const props = { isShort, isDraft: language.isDraft, socialLinks, operatorName }
  const words = { shell, links }
  return <Piece {...{ element: 'footer', attributes, of: Inside, props, words, about: 'frame' }} />
}

type InsideProps = {
  isShort: boolean
  isDraft: boolean
  socialLinks: readonly SocialLink[]
  operatorName: string | null
  words: Pick<ShellWords, 'shell' | 'links'>
}

function Inside({ isShort, isDraft, socialLinks, operatorName, words: { shell, links } }: InsideProps) {
  return (
    <div className="mx-auto max-w-6xl space-y-3 px-4 py-3 sm:space-y-4 sm:py-8">
      {isShort ? (
        <ul className="foot-list flex flex-wrap gap-x-6">
          <FooterLinks links={shortFooter()} words={links} />
        </ul>
      ) : (
        <div className="sm:grid sm:grid-cols-[2fr_1fr_1fr] sm:gap-x-12 sm:gap-y-6">
          {footerColumns().map((column) => (
            <Column key={column.title} title={shell[column.title]} links={column.links} words={links} />
          ))}
        </div>
      )}
      <div className="space-y-2 text-sm text-night-muted sm:border-t sm:border-night-line sm:pt-6">
        <p>{isShort ? shell.presumption : `${shell.informational} ${shell.presumption}`}</p>
        {operatorName ? <p className="break-words">{fill(shell.runBy, { name: operatorName })}</p> : null}
        {isDraft ? (
          <p>
            <Link to="/contact" className="underline underline-offset-4">
              {shell.draft}
            </Link>
          </p>
        ) : null}
      </div>
      {isShort ? null : <Social links={socialLinks} shell={shell} />}
    </div>
  )
}

type ColumnProps = { title: string; links: readonly SiteLink[]; words: ShellWords['links'] }

/** A fold on a phone. A wide screen shows what is in it. */
function Column({ title, links, words }: ColumnProps) {
  return (
    <nav aria-label={title} className="foot-column">
      <details>
        <summary>
          <h2>{title}</h2>
        </summary>
        <ul className={links.length > 6 ? 'sm:columns-2 sm:gap-x-12' : undefined}>
          <FooterLinks links={links} words={words} />
        </ul>
      </details>
    </nav>
  )
}

function FooterLinks({ links, words }: Omit<ColumnProps, 'title'>) {
  return links.map((link) => (
    <li key={link.href}>
      <Link to={link.href}>{labelIn(words, link)}</Link>
    </li>
  ))
}

const rowStyles = 'foot-row'

/** Always two or more: the accounts that the operator has named, or the feed of new reports and the source code. */
function Social({ links, shell }: { links: readonly SocialLink[]; shell: ShellWords['shell'] }) {
  const ours = [
    { label: shell.feed, href: '/reports/feed.atom' },
    { label: shell.source, href: '/source' },
  ]
  const shown = [...links, ...ours].slice(0, Math.max(2, links.length))
  return (
    <ul className="flex flex-wrap gap-x-6 text-sm">
      {shown.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="me noreferrer" className={`${rowStyles} underline`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
