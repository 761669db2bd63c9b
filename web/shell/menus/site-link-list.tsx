import { type LucideIcon, TriangleAlert } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import { Piece } from '../pieces/piece.tsx'
import type { ShellWords } from '../use-words.ts'
import type { Viewer } from '../viewer.ts'
import { accountIcons } from './account-icons.ts'
import type { SiteLink } from './site-links.ts'

type SiteLinkListProps = {
  links: readonly SiteLink[]
  words: ShellWords['links']
  viewer?: Viewer | undefined
  /** A picture for each row; one without keeps room for it. */
  hasIcons?: boolean
  className?: string | undefined
}

/** The rows of a menu. The page one is on is marked. */
export function SiteLinkList({ links, words, viewer, hasIcons = false, className }: SiteLinkListProps) {
  const { pathname } = useLocation()
  if (links.length === 0) return null
  const rows = links.map((link) => ({
    href: link.href,
    label: labelIn(words, link),
    isCurrent: leadsTo(link.href, pathname),
    warning: viewer && link.warning?.when(viewer) ? words[link.warning.text] : null,
  }))
  const attributes = { className: classNames('menu', className) }
  return (
    <Piece
      {...{ element: 'ul', attributes, of: Rows, props: { rows, hasIcons }, words: noWords, about: 'frame' }}
    />
  )
}

type Row = { href: string; label: string; isCurrent: boolean; warning: string | null }

function Rows({ rows, hasIcons }: { rows: readonly Row[]; hasIcons: boolean }) {
  return rows.map(({ href, label, isCurrent, warning }) => (
    <li key={href}>
      <Link to={href} aria-current={isCurrent ? 'page' : undefined}>
        {hasIcons ? (
          <span className="flex items-center gap-3">
            <Icon of={accountIcons[href]} />
            {label}
          </span>
        ) : (
          label
        )}
        {warning === null ? null : <Warning text={warning} />}
      </Link>
    </li>
  ))
}

/** They are among the rows. */
const noWords = {}

/** As the router compares a link with the page that is open. */
function leadsTo(href: string, pathname: string): boolean {
  const [path = ''] = href.split('?')
  return path.toLowerCase() === pathname.toLowerCase()
}

/** A link that the catalogue does not know yet keeps its English name. */
export function labelIn(words: Readonly<Record<string, string>>, { label }: SiteLink): string {
  return words[label] ?? label
}

function Icon({ of: Picture }: { of: LucideIcon | undefined }) {
  return Picture ? <Picture className={iconStyles} /> : <span className={iconStyles} />
}

function Warning({ text }: { text: string }) {
  return (
    <span className="text-night-danger">
      <TriangleAlert className="size-5" />
      <span className="sr-only">{text}</span>
    </span>
  )
}

export const iconStyles = 'menu-icon'

export const menuRowStyles = 'menu-row'
