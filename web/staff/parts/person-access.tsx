import { Link } from 'react-router'
import type { ShownPerson } from '#server/people/staff/show-person.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'
import { useNames } from '../../page-names.ts'

type Props = { words: Words['personPage']; person: ShownPerson }

/** How a person gets in, and where they are in now. */
export function PersonAccess({ words, person }: Props) {
  const { peopleTable } = useNames('peopleTable')
  const { isSelf, isResetWaiting, secondStep, work } = person
  const lastUse = work?.lastUsedOn ? partialDay(work.lastUsedOn) : peopleTable.never
  return (
    <Card as="section" className="space-y-4">
      <h2>{words.secondStep}</h2>
      <ul className="space-y-1">
        <li>{fill(words.secondStepIs, { step: peopleTable.secondSteps[secondStep] })}</li>
        {work ? <li>{fill(words.lastUse, { day: lastUse })}</li> : null}
        {work ? <li>{fill(words.reports, { count: work.reports })}</li> : null}
      </ul>
      {work ? (
        <Sessions words={words} sessions={work.sessions} />
      ) : (
        <p className="text-sm text-muted">{words.sessionsOfOthers}</p>
      )}
      {isSelf ? null : (
        <TokenForm intent="end-sessions">
          <SubmitButton tone="secondary">{words.endSessions}</SubmitButton>
        </TokenForm>
      )}
      {isResetWaiting ? (
        <Alert tone="warning" title={words.resetWaits}>
          <Link to="/admin/proposals" className={linkStyles}>
            {words.toProposals}
          </Link>
        </Alert>
      ) : null}
      {isSelf || isResetWaiting || secondStep === 'none' ? null : (
        <TokenForm intent="reset-second-step" className="space-y-3 border-t border-line pt-4">
          <p className="text-sm text-muted">{words.resetText}</p>
          <SubmitButton tone="secondary">{words.reset}</SubmitButton>
        </TokenForm>
      )}
    </Card>
  )
}

type SessionsProps = { words: Words['personPage']; sessions: NonNullable<ShownPerson['work']>['sessions'] }

function Sessions({ words, sessions }: SessionsProps) {
  if (sessions.length === 0) return <p>{words.noSessions}</p>
  return (
    <table className="w-full text-left text-sm">
      <caption className="pb-2 text-left text-muted">{words.sessionsCaption}</caption>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-2 font-semibold">
            {words.sessionSince}
          </th>
          <th scope="col" className="py-2 font-semibold">
            {words.sessionLastUse}
          </th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ id, since, lastUsedOn }) => (
          <tr key={id} className="border-t border-line">
            <td className="py-2">{partialDay(since)}</td>
            <td className="py-2">{partialDay(lastUsedOn)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
