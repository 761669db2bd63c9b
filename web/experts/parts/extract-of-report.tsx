import { Link } from 'react-router'
import type { ExpertAssignment } from '#server/experts/assignments/show-assignment.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { useNames } from '../../page-names.ts'

type ExtractProps = {
  id: string
  number: string
  work: NonNullable<ExpertAssignment['work']>
  words: Words['expertAssignment']
}

/** What staff gave out of the report, with the number of the assignment on it. */
export function ExtractOfReport({ id, number, work, words }: ExtractProps) {
  const names = useNames('labels')
  const labels: Readonly<Record<string, string>> = names.labels
  return (
    <Card className="space-y-4">
      <h2>{words.question}</h2>
      <p className="whitespace-pre-line">{work.question}</p>
      <h2>{words.extract}</h2>
      <p className="text-sm text-muted">{words.extractText}</p>
      {work.extract.length === 0 && work.pages === 0 ? <p>{words.noExtract}</p> : null}
      {work.extract.map(({ label, text }) => (
        <div key={label} className="space-y-1">
          <h3>{label === 'fileText' ? words.fileText : (labels[label] ?? label)}</h3>
          <p className="break-words whitespace-pre-line">{text}</p>
          <p className="text-sm text-muted">{fill(words.mark, { number })}</p>
        </div>
      ))}
      {work.pages > 0 ? (
        <div className="space-y-1">
          <h3>{words.pages}</h3>
          <ul className="flex flex-wrap gap-4">
            {Array.from({ length: work.pages }, (_, place) => place + 1).map((page) => (
              <li key={page}>
                <Link to={`/expert-dashboard/${id}/pages/${page}`} className={linkStyles}>
                  {fill(words.pageLink, { number: page })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Card>
  )
}
