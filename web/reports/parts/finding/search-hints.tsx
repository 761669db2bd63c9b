import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { UnlitLamp } from '#ui/drawings/unlit-lamp.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { SearchView } from '../../search-view.ts'
import type { FilterLink } from './named-filters.ts'

/** A typed word that is in no report, before what was found in its place: a name that is nearly the same is another person's. */
export function SearchCorrections({ view: { corrections } }: { view: SearchView }) {
  if (corrections.length === 0) return null
  return (
    <Alert tone="warning">
      {corrections.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
    </Alert>
  )
}

type NamedFiltersProps = { links: readonly FilterLink[]; title: string }

/** What was typed names a place, a sector or a kind of wrong: the way to all reports that have it. */
export function NamedFilters({ links, title }: NamedFiltersProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link to={href} className={buttonStyles({ tone: 'secondary' })}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Why these results are here, and how to see fewer. */
export function SearchReasons({ view: { reasons, narrower } }: { view: SearchView }) {
  if (reasons.length === 0 && !narrower) return null
  return (
    <ul className="space-y-1 text-sm">
      {reasons.map(({ text, way }) => (
        <li key={text}>
          {text}{' '}
          {way ? (
            <Link to={way.href} className={linkStyles}>
              {way.label}
            </Link>
          ) : null}
        </li>
      ))}
      {narrower ? (
        <li>
          <Link to={narrower.href} className={linkStyles}>
            {narrower.label}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}

type NothingFoundProps = { view: SearchView; title: string; text: string }

/** Nothing was found: which word is in no report, and what to look for instead. */
export function NothingFound({ view: { missing, wider }, title, text }: NothingFoundProps) {
  return (
    <EmptyState icon={<UnlitLamp />} title={title}>
      {missing.map((sentence) => (
        <span key={sentence} className="block">
          {sentence}
        </span>
      ))}
      {wider?.text ? <span className="block">{wider.text}</span> : null}
      {wider?.ways.map(({ label, href }) => (
        <Link key={href} to={href} className={`${linkStyles} mx-2 inline-flex min-h-11 items-center`}>
          {label}
        </Link>
      ))}
      <span className="block">{text}</span>
    </EmptyState>
  )
}
