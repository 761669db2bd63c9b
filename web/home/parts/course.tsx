import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import type { Point } from '../words.ts'

/** From the first word to the public page, in four lines. */
export function Course({ stations }: { stations: readonly Point[] }) {
  return (
    <section aria-labelledby="course" className="space-y-4">
      <h2 id="course">What becomes of a report</h2>
      <ol className="grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {stations.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-accent pt-3">
            <h3>
              <span className="text-muted">{index + 1}.</span> {title}
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/methodology" className={linkStyles}>
          How we work, step by step
        </Link>
      </p>
      <p className="max-w-prose text-muted">
        We are not the police, and not a court. An approved report is still an allegation: anti-corruption
        agencies investigate, and only a court finds somebody guilty.
      </p>
    </section>
  )
}
