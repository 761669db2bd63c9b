import { Link } from 'react-router'
import { receiverSample } from '#domain/api/receiver-sample.ts'
import { NotFound } from '#domain/errors.ts'
import {
  changeWebhookKey,
  removeWebhook,
  resumeWebhook,
  tryWebhook,
} from '#server/api/webhooks/change-webhook.ts'
import { listOwnWebhooks } from '#server/api/webhooks/list-own-webhooks.ts'
import { makeWebhook } from '#server/api/webhooks/make-webhook.ts'
import { Alert } from '#ui/alert.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { RefusalNotice } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/webhooks'
import { Code } from './parts/code.tsx'
import { NewWebhook } from './parts/new-webhook.tsx'
import { WebhookList } from './parts/webhook-list.tsx'

const door = page('page.person')
const here = '/profile/webhooks'

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('webhooks'),
    own: await listOwnWebhooks(application, actor),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const [step, id] = intent.split(' ')
    if (step === 'make') {
      await makeWebhook(application, actor, fields)
      return redirectAfter(here, 'webhook-made')
    } else if (step === 'try') {
      await tryWebhook(application, actor, id)
      return redirectAfter(here, 'webhook-tried')
    } else if (step === 'resume') {
      await resumeWebhook(application, actor, id)
      return redirectAfter(here, 'webhook-resumed')
    } else if (step === 'change-key') {
      await changeWebhookKey(application, actor, id)
      return redirectAfter(here, 'webhook-key-changed')
    } else if (step === 'remove') {
      await removeWebhook(application, actor, id)
      return redirectAfter(here, 'webhook-removed')
    } else throw new NotFound()
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.webhooks.title) }]
}

export default function Webhooks({ loaderData }: Route.ComponentProps) {
  const { own } = loaderData
  const words = loaderData.words.webhooks
  return (
    <Page width="narrow">
      <PageHeader
        above={<Link to="/profile/api-keys">{words.keysPage}</Link>}
        title={words.title}
        lead={words.lead}
      />
      <RefusalNotice labels={{ name: words.name, address: words.address }} />
      {own.isOff ? <Alert title={words.off} /> : null}
      {own.hasAccess ? null : (
        <Alert title={words.paused}>
          <Link to="/subscription-plans">{words.toPlans}</Link>
        </Alert>
      )}
      <WebhookList webhooks={own.webhooks} words={words} />
      {own.canMake ? <NewWebhook words={words} /> : null}
      {own.hasAccess && !own.isOff && !own.canMake ? <p>{words.full}</p> : null}
      <section aria-labelledby="how" className="space-y-3">
        <h2 id="how">{words.howTitle}</h2>
        <ol className="list-decimal space-y-1 pl-6">
          {words.how.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <p>{words.retries}</p>
        <p>{words.backstop}</p>
        <h3>{words.sample}</h3>
        <Code label={words.sample}>{receiverSample}</Code>
      </section>
    </Page>
  )
}
