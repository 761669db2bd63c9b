import { Link } from 'react-router'
import type { ForYou } from '#server/plans/organisations/team/show-team.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type ForYouListProps = { entries: readonly ForYou[]; words: Words['teamFolders'] }

/** Tasks and comments that are for the reader and not done yet. */
export function ForYouList({ entries, words }: ForYouListProps) {
  return (
    <section aria-labelledby="for-you" className="space-y-3">
      <h2 id="for-you">{words.forYou}</h2>
      {entries.length === 0 ? <p>{words.nothingForYou}</p> : null}
      <ul className="divide-y divide-line">
        {entries.map(({ id, folderId, folder, text, dueOn }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <div className="min-w-0 break-words">
              <p className="whitespace-pre-line">{text}</p>
              <p className="text-muted">
                <Link to={`/organisation/folders/${folderId}`} className={linkStyles}>
                  {fill(words.inFolder, { folder })}
                </Link>
                {dueOn ? `. ${fill(words.due, { day: dayOf(dueOn) })}` : ''}
              </p>
            </div>
            <TokenForm intent={`done ${folderId} ${id}`}>
              <SubmitButton tone="secondary">{words.done}</SubmitButton>
            </TokenForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
