import { X } from 'lucide-react'
import { Link } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import type { ListView } from '../../list-view.ts'
import { useFindingWords } from './finding-words.ts'

/** How many there are, and what they are narrowed to. */
export function ListSummary({ view }: { view: ListView }) {
  const { leaveOut } = useFindingWords().finding
  return (
    <>
      {view.problems.map((problem) => (
        <Alert key={problem} tone="warning">
          {problem}
        </Alert>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-2 font-semibold">{view.summary}</p>
        {view.active.map(({ label, withoutHref }) => (
          <Link key={label} to={withoutHref} className={buttonStyles({ tone: 'secondary', size: 'small' })}>
            {label}
            <X />
            <span className="sr-only">{leaveOut}</span>
          </Link>
        ))}
      </div>
    </>
  )
}
