import { Link } from 'react-router'
import { fieldOf } from '#domain/publishing/corrections.ts'
import { attachmentKinds } from '#domain/writing/attachments.ts'
import { checkIdentity } from '#server/publishing/corrections/check-identity.ts'
import { acceptRequest, joinDispute, refuseRequest } from '#server/publishing/corrections/settle-request.ts'
import { showRequest } from '#server/publishing/corrections/show-request.ts'
import { Alert } from '#ui/alert.tsx'
import { Card } from '#ui/card.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'
import { page } from '../../door.ts'
import { RefusalNotice } from '../../form.tsx'
import { type Names, useNames } from '../../page-names.ts'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import { partName } from '../parts/part-name.ts'
import { ReportInSight } from '../parts/report-in-sight.tsx'
import { reportNames } from '../parts/report-names.ts'
import type { Route } from './+types/settle'
import { IdentityForm } from './identity-form.tsx'
import { SettleForms } from './settle-forms.tsx'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words(
      'correctionRequest',
      'readReport',
      'requesterNames',
      'identityProofNames',
      'sideNames',
      ...reportNames,
    ),
    request: await showRequest(application, actor, args.params.request),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, fields) => {
    const { request } = args.params
    if (fields.intent === 'identity') {
      await checkIdentity(application, actor, request, fields)
      return redirectAfter(`/correction-requests/${request}`, 'identity-checked')
    } else if (fields.intent === 'accept') {
      await acceptRequest(application, actor, request, fields)
      return redirectAfter('/correction-requests', 'request-taken-up')
    } else if (fields.intent === 'join') {
      await joinDispute(application, actor, request, fields)
      return redirectAfter('/correction-requests', 'request-joined')
    } else {
      await refuseRequest(application, actor, request, fields)
      return redirectAfter('/correction-requests', 'request-refused')
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    {
      title: titled(
        loaderData &&
          fill(loaderData.words.correctionRequest.tab, { number: loaderData.request.report.referenceNumber }),
      ),
    },
  ]
}

export default function Settle({ loaderData }: Route.ComponentProps) {
  const names = useNames('labels', 'partTexts', 'sideNames', 'requesterNames', 'identityProofNames')
  const { request } = loaderData
  const words = loaderData.words.correctionRequest
  const { report, words: asked, decision, withdrawnOn, disputes, others } = request
  const rows = [
    { term: words.terms.requester, detail: names.requesterNames[asked.requester] },
    { term: words.terms.about, detail: partName(asked.about, names) },
    { term: words.terms.wrong, detail: asked.wrong },
    { term: words.terms.right, detail: asked.right },
    { term: words.terms.shown, detail: asked.shown },
    { term: words.terms.reply, detail: asked.reply },
    { term: words.identity.term, detail: checkedText(request, words, names) },
    { term: words.terms.receivedOn, detail: partialDay(request.receivedOn) },
    { term: words.terms.promised, detail: partialDay(request.promised.on) },
  ]
  return (
    <Page>
      <PageHeader above={<Trail />} title={fill(words.about, { number: report.referenceNumber })} />
      <RefusalNotice
        labels={{ proof: words.identity.proof, checkedOn: words.identity.day, reason: words.refuse.label }}
      />
      <Card>
        <DescriptionList items={rows.filter(({ detail }) => detail)} />
      </Card>
      {request.papers.length > 0 ? (
        <section aria-labelledby="papers" className="space-y-2">
          <h2 id="papers">{words.papers}</h2>
          <ul className="space-y-1">
            {request.papers.map(({ id, number, kind, cameOn }) => (
              <li key={id}>
                <Link to={`/correction-requests/${request.id}/papers/${id}`} className={linkStyles}>
                  {fill(words.paper, { number, kind: attachmentKinds[kind].name, day: partialDay(cameOn) })}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Alert>{words.warning}</Alert>
      <p>
        <Link to={`/reports/${report.id}`} className={linkStyles}>
          {words.report}
        </Link>
        {others > 0 ? `. ${fill(words.others, { count: others })}` : null}
      </p>
      <ReportInSight english={loaderData.words} report={report} />
      {withdrawnOn ? (
        <Alert title={fill(words.withdrawnOn, { day: partialDay(withdrawnOn) })}>{words.withdrawn}</Alert>
      ) : null}
      {decision ? (
        <Alert title={decision === 'accepted' ? words.accepted : words.refused}>{request.reason}</Alert>
      ) : null}
      {decision || withdrawnOn || !report.words ? null : (
        <>
          <IdentityForm words={words.identity} />
          <SettleForms
            words={words}
            part={fieldOf(asked.about)}
            text={report.words}
            disputes={disputes}
            day={request.receivedOn}
          />
        </>
      )}
    </Page>
  )
}

function checkedText(
  { identity }: Route.ComponentProps['loaderData']['request'],
  words: Words['correctionRequest'],
  { identityProofNames }: Names<'identityProofNames'>,
): string {
  if (!identity) return words.identity.not
  const { proof, checkedOn, by } = identity
  return fill(words.identity.done, {
    ...{ proof: identityProofNames[proof], day: partialDay(checkedOn), by: by ?? words.identity.left },
  })
}
