import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { SectionProps } from './section-props.ts'

/** For staff alone: the page on which a case is handed over, and to how many it was. */
export function Petitions({ report: { id, petitions }, english }: SectionProps) {
  if (!petitions || (!petitions.isOpen && petitions.count === 0)) return null
  const words = english.petitionLink
  return (
    <p className="print:hidden">
      <Link to={`/reports/${id}/petitions`} className={linkStyles}>
        {words.link}
      </Link>
      {petitions.count > 0 ? ` (${fill(words.made, { count: petitions.count })})` : null}
    </p>
  )
}
