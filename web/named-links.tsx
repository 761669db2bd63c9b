import { Link } from 'react-router'
import type { NamedIn } from '#server/judgements/named-in.ts'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'

type NamedLinksProps = { named: NamedIn | null; words: Words['namedLinks'] }

/** From a record to the pages about the person, the office and the companies that it names. */
export function NamedLinks({ named, words }: NamedLinksProps) {
  if (!named) return null
  const { referenceNumber, person, office, companies, joined } = named
  const links = [
    ...(person ? [{ to: `/people/${referenceNumber}`, label: words.person }] : []),
    ...(office ? [{ to: `/offices/${referenceNumber}`, label: words.office }] : []),
    ...companies.map(({ name, slug }) => ({ to: `/companies/${referenceNumber}/${slug}`, label: name })),
  ]
  return (
    <nav aria-label={words.title} className="space-y-1 print:hidden">
      <p className="text-sm">
        {words.title}:{' '}
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className={`${linkStyles} mr-4 inline-block py-2`}>
            {label}
          </Link>
        ))}
      </p>
      {joined.length > 0 ? (
        <p className="text-sm">
          {words.alsoAbout}{' '}
          {joined.map(({ kind, id, number }) => (
            <Link
              key={id}
              to={kind === 'report' ? `/reports/${id}` : `/archive/${number}`}
              className={`${linkStyles} mr-4 inline-block py-2`}
            >
              {number}
            </Link>
          ))}
        </p>
      ) : null}
      <p className="text-sm text-muted">{words.joinedByTwo}</p>
    </nav>
  )
}
