import { ShieldCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import type { Point } from '../words.ts'

type SafetyProps = { does: readonly Point[]; cannot: readonly Point[] }

/** The question that comes before every other, answered both ways. */
export function Safety({ does, cannot }: SafetyProps) {
  return (
    <section aria-labelledby="safety" className="space-y-4">
      <div className="space-y-2">
        <h2 id="safety">Is it safe for me?</h2>
        <p className="max-w-prose text-muted">
          Safer than an open letter, and not without risk. Nobody can honestly promise that you will never be
          found, so here is what this site does and what it cannot do.
        </p>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Side
          title="What it does"
          icon={<ShieldCheck className="size-6 shrink-0 text-success" />}
          points={does}
        />
        <Side
          title="What it cannot do"
          icon={<TriangleAlert className="size-6 shrink-0 text-warning" />}
          points={cannot}
        />
      </div>
      <p>
        <Link to="/regulatory-compliance" className={linkStyles}>
          Everything that we hold, for how long, and what the law says
        </Link>
      </p>
    </section>
  )
}

type SideProps = { title: string; icon: ReactNode; points: readonly Point[] }

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
