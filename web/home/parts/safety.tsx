import { ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'

/** The question that comes before every other: two sentences, and the whole answer one click away. */
export function Safety({ words }: { words: Words['home'] }) {
  return (
    <section aria-labelledby="safety" className="max-w-4xl space-y-2 border-l-4 border-accent pl-4">
      <h2 id="safety">{words.isItSafe}</h2>
      <p className="max-w-prose">{words.safetyLead}</p>
      <details className="space-y-4">
        <summary className={`${linkStyles} inline-flex min-h-11 items-center`}>{words.safetyMore}</summary>
        <div className="grid gap-4 md:grid-cols-2">
          <Side
            title={words.doesTitle}
            icon={<ShieldCheck className="size-6 shrink-0 text-success" />}
            points={words.does}
          />
          <Side
            title={words.cannotTitle}
            icon={<TriangleAlert className="size-6 shrink-0 text-warning" />}
            points={words.cannot}
          />
        </div>
        <p>
          <Link to="/privacy-policy" className={linkStyles}>
            {words.holdings}
          </Link>
        </p>
      </details>
    </section>
  )
}

type SideProps = { title: string; icon: ReactNode; points: Words['home']['does'] }

function Side({ title, icon, points }: SideProps) {
  return (
    <Card>
      <h3 className="flex items-center gap-2">
        {icon}
        {title}
      </h3>
      <ul className="mt-3 space-y-3">
        {points.map((point) => (
          <li key={point.title}>
            <strong className="font-semibold">{point.title}</strong>{' '}
            <span className="text-muted">{point.text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
