import { Link } from 'react-router'
import type { TeamEntry } from '#server/plans/organisations/team/show-team.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type TeamEntriesProps = { entries: readonly TeamEntry[]; words: Words['teamFolders'] }

/** What is in a folder, the newest first, with who added it and when. */
export function TeamEntries({ entries, words }: TeamEntriesProps) {
  if (entries.length === 0) return <p>{words.empty}</p>
  return (
    <ul className="space-y-3">
      {entries.map((entry) => (
        <Card as="li" key={entry.id} className="space-y-2">
          <p className="flex flex-wrap items-center gap-2">
            <Badge>{words.kinds[entry.kind]}</Badge>
            <span className="text-muted">
              {fill(words.added, { name: entry.author ?? words.gone, day: dayOf(entry.addedOn) })}
            </span>
          </p>
          <Content entry={entry} words={words} />
          <p className="text-muted">
            {[
              ...(entry.forMember ? [fill(words.forMember, { name: entry.forMember })] : []),
              ...(entry.dueOn ? [fill(words.due, { day: dayOf(entry.dueOn) })] : []),
              ...(entry.done
                ? [fill(words.doneBy, { day: dayOf(entry.done.on), name: entry.done.by ?? words.gone })]
                : []),
            ].join('. ')}
          </p>
          <div className="flex flex-wrap gap-3">
            {entry.mayFinish ? (
              <TokenForm intent={`done ${entry.id}`}>
                <SubmitButton tone="secondary">{words.done}</SubmitButton>
              </TokenForm>
            ) : null}
            {entry.mayRemove ? (
              <TokenForm intent={`remove ${entry.id}`}>
                <SubmitButton tone="secondary">{words.remove}</SubmitButton>
              </TokenForm>
            ) : null}
          </div>
        </Card>
      ))}
    </ul>
  )
}

function Content({
  entry: { kind, content, report },
  words,
}: {
  entry: TeamEntry
  words: Words['teamFolders']
}) {
  if (kind === 'report')
    return (
      <div className="break-words">
        {report ? (
          <Link to={`/reports/${report.id}`} className={linkStyles}>
            {content}
          </Link>
        ) : (
          <p>
            {content}. {words.notPublic}
          </p>
        )}
        {report?.isRetracted ? <p>{words.retracted}</p> : null}
      </div>
    )
  else if (kind === 'search') {
    const list = new URLSearchParams(content).has('q') ? '/search' : '/reports'
    return (
      <p className="break-words">
        <Link to={`${list}?${content}`} className={linkStyles}>
          {decodeURIComponent(content.replaceAll('+', ' '))}
        </Link>
      </p>
    )
  } else return <p className="break-words whitespace-pre-line">{content}</p>
}
