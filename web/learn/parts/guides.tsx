import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import type { GuideCard } from '../words/before-you-report.ts'

type GuidesProps = { guides: readonly GuideCard[]; researched: string }

export function Guides({ guides, researched }: GuidesProps) {
  return (
    <>
      <Alert tone="warning" title="If somebody threatens you now, this page can wait">
        Get yourself and your family to a safe place first. Evidence keeps.
      </Alert>
      <ul className="space-y-4">
        {guides.map(({ title, points, sources }) => (
          <Card as="li" key={title} className="space-y-3">
            <h2>{title}</h2>
            <ul className="list-disc space-y-2 pl-6 marker:text-muted">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <p className="text-sm text-muted">
              {sources.length === 1 ? 'Source' : 'Sources'}, read in {researched}:{' '}
              {sources.map(({ title, href }, place) => (
                <span key={href}>
                  {place > 0 ? '; ' : null}
                  <a href={href} rel="noreferrer">
                    {title}
                  </a>
                </span>
              ))}
            </p>
          </Card>
        ))}
      </ul>
      <p className="text-muted">
        Information, not legal advice. No page can promise that you will never be found.{' '}
        <a href="/educational-resources?tab=tools">The tools</a> help you to weigh your own case.
      </p>
    </>
  )
}
