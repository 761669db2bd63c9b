import type { LogLine } from '#server/plans/organisations/security/organisation-log.ts'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'

type OrganisationLogProps = { lines: readonly LogLine[]; words: Words['organisationSecurity'] }

/** What was done in the organisation, the newest first. */
export function OrganisationLog({ lines, words }: OrganisationLogProps) {
  return (
    <section aria-labelledby="log" className="space-y-3">
      <h2 id="log">{words.logTitle}</h2>
      <p>{words.logText}</p>
      {lines.length === 0 ? <p>{words.emptyLog}</p> : null}
      <ul className="divide-y divide-line">
        {lines.map(({ kind, username, on }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no number of their own on a page, and their order does not change.
          <li key={index} className="py-2 break-words">
            {dayOf(on)}: <span className="font-semibold">{username ?? words.gone}</span>{' '}
            <span className="text-muted">{words.kinds[kind]}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href="/organisation/log.csv" className={`${linkStyles} inline-flex min-h-11 items-center`}>
          {words.logFile}
        </a>
      </p>
    </section>
  )
}
