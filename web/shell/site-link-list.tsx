import { TriangleAlert } from 'lucide-react'
import { NavLink } from 'react-router'
import type { SiteLink } from './site-links.ts'
import type { ShellWords } from './use-words.ts'
import type { Viewer } from './viewer.ts'

type SiteLinkListProps = {
  links: readonly SiteLink[]
  words: ShellWords['links']
  viewer?: Viewer | undefined
}

/** The rows of a menu. The page one is on is marked. */
export function SiteLinkList({ links, words, viewer }: SiteLinkListProps) {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <NavLink to={link.href} className={menuRowStyles}>
            {labelIn(words, link)}
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

function Warning({ text }: { text: string }) {
  return (
    <span className="text-night-danger">
      <TriangleAlert className="size-5" />
      <span className="sr-only">{text}</span>
    </span>
  )
}

export const menuRowStyles =
  'flex min-h-11 w-full items-center justify-between gap-2 rounded-control px-3 text-left hover:bg-night-raised aria-[current=page]:text-flame cursor-pointer'
