import { beginSignature } from '#server/publishing/signatures/begin-signature.ts'
import { signDecision } from '#server/publishing/signatures/sign-decision.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../dates.ts'
import { page } from '../../door.ts'
import { RefusalNotice, TokenForm } from '../../form.tsx'
import { PasskeyButton } from '../../passkey-button.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import type { Route } from './+types/sign'

const door = page('page.staff')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => ({
    words: words('signDecision', 'history', 'passkeyButton', 'backTo'),
    signed: await beginSignature(application, actor, args.params.id, pageRequest.sessionToken()),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor, pageRequest }, fields) => {
    await signDecision(application, actor, args.params.id, pageRequest.sessionToken(), fields)
    return redirectAfter(`/reports/${args.params.id}`, 'decision-signed')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.signDecision
  return [{ title: titled(words && fill(words.tab, { number: loaderData.signed.referenceNumber })) }]
}

/** After a decision: what a member signs, and the button that asks their passkey. */
export default function SignDecision({ loaderData }: Route.ComponentProps) {
  const { signed } = loaderData
  const { signDecision: words, history } = loaderData.words
  const { act, decidedOn, reason, labels, isPublic, options } = signed
  return (
    <Page width="narrow">
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <RefusalNotice failure={words.failure} />
      <dl className="space-y-3">
        <div>
          <dt className="font-semibold">{words.act}</dt>
          <dd>{history.events[act]}</dd>
        </div>
        <div>
          <dt className="font-semibold">{words.day}</dt>
          <dd>{partialDay(decidedOn)}</dd>
        </div>
        {reason ? (
          <div>
            <dt className="font-semibold">{words.reason}</dt>
            <dd className="whitespace-pre-line break-words">{reason}</dd>
          </div>
        ) : null}
        <div>
          <dt className="font-semibold">{words.covers}</dt>
          <dd>
            <ul className="list-disc pl-5">
              <li>{words.text}</li>
              {labels > 0 ? <li>{fill(words.labels, { count: labels })}</li> : null}
              {isPublic ? <li>{words.shown}</li> : null}
            </ul>
          </dd>
        </div>
      </dl>
      <p className="text-muted">{words.keeps}</p>
      <TokenForm>
        <PasskeyButton options={options} verb="get">
          {words.button}
        </PasskeyButton>
      </TokenForm>
    </Page>
  )
}
