import { Link } from 'react-router'
import type { ExportRequest } from '#server/plans/organisations/security/export-requests.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { dayOf } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type ExportRequestsProps = { requests: readonly ExportRequest[]; words: Words['organisationSecurity'] }

/** The exports of the organisation that wait for a second member, or for their asker. */
export function ExportRequests({ requests, words }: ExportRequestsProps) {
  return (
    <section aria-labelledby="exports" className="space-y-3">
      <h2 id="exports">{words.exportsTitle}</h2>
      {requests.length === 0 ? <p>{words.noExports}</p> : null}
      <ul className="space-y-3">
        {requests.map((request) => (
          <Card as="li" key={request.id} className="space-y-3">
            <p>{fill(words.asked, { name: request.username, day: dayOf(request.askedOn) })}</p>
            <p className="font-mono break-words">{request.asked === '' ? words.wholeList : request.asked}</p>
            <Agreed request={request} words={words} />
            <div className="flex flex-wrap gap-3">
              {request.isOwn || request.agreed ? null : (
                <TokenForm intent={`agree ${request.id}`}>
                  <SubmitButton>{words.agree}</SubmitButton>
                </TokenForm>
              )}
              <TokenForm intent={`decline ${request.id}`}>
                <SubmitButton tone="secondary">{request.isOwn ? words.takeBack : words.decline}</SubmitButton>
              </TokenForm>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Agreed({ request, words }: { request: ExportRequest; words: Words['organisationSecurity'] }) {
  const { agreed, isOwn, asked } = request
  if (!agreed) return null
  const day = dayOf(agreed.on)
  return (
    <p>
      {agreed.by === null ? fill(words.agreedByGone, { day }) : fill(words.agreed, { name: agreed.by, day })}{' '}
      {isOwn ? (
        <Link to={`/reports/export${asked === '' ? '' : `?${asked}`}`} className={linkStyles}>
          {words.make}
        </Link>
      ) : null}
    </p>
  )
}
