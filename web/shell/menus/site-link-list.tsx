import { type LucideIcon, TriangleAlert } from 'lucide-react'
import { NavLink } from 'react-router'
import { classNames } from '#ui/class-names.ts'
import type { ShellWords } from '../use-words.ts'
import type { Viewer } from '../viewer.ts'
import type { SiteLink } from './site-links.ts'

type SiteLinkListProps = {
  links: readonly SiteLink[]
  words: ShellWords['links']
  viewer?: Viewer | undefined
  /** By address. Where there are some, each row keeps room for one. */
  icons?: Readonly<Record<string, LucideIcon>> | undefined
  className?: string | undefined
}

/** The rows of a menu. The page one is on is marked. */
export function SiteLinkList({ links, words, viewer, icons, className }: SiteLinkListProps) {
  if (links.length === 0) return null
  return (
    <ul className={classNames('menu', className)}>
      {links.map((link) => (
        <li key={link.href}>
          <NavLink to={link.href} end className={noClass}>
            {icons ? (
              <span className="flex items-center gap-3">
                <Icon of={icons[link.href]} />
                {labelIn(words, link)}
              </span>
            ) : (
              labelIn(words, link)
            )}
            {viewer && link.warning?.when(viewer) ? <Warning text={words[link.warning.text]} /> : null}
          </NavLink>
        </li>
      ))}
    </ul>
  )
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

/** The list has one for all of its rows. */
function noClass(): undefined {}
