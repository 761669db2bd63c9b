import { isItems } from '#domain/reports/fields.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../../dates.ts'
import { ReportBody } from '../report-body.tsx'
import type { SectionProps } from './section-props.ts'

type Version = SectionProps['report']['versions'][number]

/** Each version that the source handed in, what changed in it, and what it said. */
export function Versions({ report: { versions }, words: { labels, sideNames }, english }: SectionProps) {
  if (versions.length === 0) return null
  const words = english.reportSections.versions
  const what = ({ changed }: Version) =>
    changed.map((name) => (isItems(name) ? sideNames[name] : labels[name])).join(', ')
  const title = ({ number, day }: Version) =>
    fill(day ? words.version : words.versionWithoutDay, { number, day: day ? partialDay(day) : '' })
  return (
    <section aria-labelledby="versions" className="space-y-3 print:hidden">
      <h2 id="versions">{words.title}</h2>
      <p className="max-w-prose">{words.lead}</p>
      <ol className="space-y-3">
        {versions.map((version) => (
          <li key={version.number}>
            <Card as="article" className="space-y-2">
              <h3>{title(version)}</h3>
              <p>{version.changed.length > 0 ? fill(words.changed, { what: what(version) }) : words.first}</p>
              {version.words ? (
                <details>
                  <summary className={`${linkStyles} py-2.5`}>
                    {fill(words.read, { number: version.number })}
                  </summary>
                  <p className="font-semibold">{version.words.personName}</p>
                  <ReportBody words={version.words} />
                </details>
              ) : (
                <p>{words.present}</p>
              )}
            </Card>
          </li>
        ))}
      </ol>
    </section>
  )
}
