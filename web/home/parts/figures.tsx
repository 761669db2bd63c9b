import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import type { HomeFigures } from '../home-view.ts'

/** What was published and what was changed since, in the last twelve months that have ended. */
export function Figures({ words, figures }: { words: Words['home']; figures: HomeFigures }) {
  return (
    <section aria-labelledby="figures" className="space-y-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="figures">{words.figuresTitle}</h2>
        <Link to="/transparency/figures" className={`${linkStyles} inline-flex min-h-11 items-center`}>
          {words.allFigures}
        </Link>
      </div>
      {figures.rows.length > 0 ? (
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:max-lg:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
          {figures.rows.map(({ name, shown }) => (
            <div
              key={name}
              className="flex flex-col-reverse justify-end bg-surface p-4 max-sm:last:odd:col-span-2 lg:last:odd:col-span-2"
            >
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="text-xl font-bold tabular-nums lg:text-lg">{shown}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <p className="max-w-prose text-sm text-muted">
        {figures.period}. {figures.rows.length > 0 ? words.counting : null} {figures.usual}
      </p>
    </section>
  )
}
