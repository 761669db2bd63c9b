import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import type { SectionProps } from './section-props.ts'

/** Staff alone are told that originals are kept. */
export function Originals({ report: { id, originals }, english }: SectionProps) {
  if (!originals) return null
  return (
    <p className="print:hidden">
      <Link to={`/reports/${id}/originals`} className={linkStyles}>
        {english.originalsKept.link}
      </Link>
    </p>
  )
}
