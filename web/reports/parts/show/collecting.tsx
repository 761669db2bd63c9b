import { Link } from 'react-router'
import { buttonStyles } from '#ui/button-styles.ts'
import type { SectionProps } from './section-props.ts'

/** Below the text of a public report: the ways into a folder that the reader has. */
export function Collecting({ report: { collecting }, words: { collecting: words } }: SectionProps) {
  if (!collecting) return null
  const { number, own, team } = collecting
  const styles = buttonStyles({ tone: 'secondary' })
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      {own ? (
        <Link to={`/folders/choice?q=${number}`} className={styles}>
          {words.own}
        </Link>
      ) : null}
      {team ? (
        <Link to={`/organisation/folders?report=${number}`} className={styles}>
          {words.team}
        </Link>
      ) : null}
    </p>
  )
}
