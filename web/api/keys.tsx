import { Link, useActionData } from 'react-router'
import { listOwnKeys } from '#server/api/list-own-keys.ts'
import { makeKey } from '#server/api/make-key.ts'
import { revokeKey } from '#server/api/revoke-key.ts'
import { Alert } from '#ui/alert.tsx'
import { Answered } from '#ui/answers/answered.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { RefusalNotice } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { Copyable } from '../shell/copyable.tsx'
import { useLastAnswer } from '../shell/forms/last-answer.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/keys'
import { HowToAsk } from './parts/how-to-ask.tsx'
import { KeyList } from './parts/key-list.tsx'
import { NewKey } from './parts/new-key.tsx'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words('apiKeys'),
    own: await listOwnKeys(application, actor),
    address: `${application.publicUrl}/api/v1`,
  }))
}

// A new key is answered with the page instead of a redirect: it is shown once, and no address may carry it.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const [step, id] = intent.split(' ')
    if (step !== 'revoke') return { made: await makeKey(application, actor, fields) }
    await revokeKey(application, actor, id)
    return redirectAfter('/profile/api-keys', 'key-revoked')
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.apiKeys.title) }]
}

export default function Keys({ loaderData }: Route.ComponentProps) {
  const { own, address } = loaderData
  const words = loaderData.words.apiKeys
  const answer = useLastAnswer(useActionData<typeof action>())
  return (
    <Page width="narrow">
      <PageHeader
        above={<Link to="/profile/security">{words.security}</Link>}
        title={words.title}
        lead={words.lead}
      />
      {answer && 'made' in answer ? (
        <Answered to={answer}>
          <Alert tone="success" title={words.madeTitle} role="status">
            <Copyable text={answer.made.key} what="key" className="text-lg" isSecret />
            <p>{words.madeText}</p>
          </Alert>
        </Answered>
      ) : null}
      <RefusalNotice labels={{ name: words.name, publicRead: words.scopes, networks: words.networks }} />
      {own.hasAccess ? null : (
        <Alert title={words.paused}>
          <Link to="/subscription-plans">{words.toPlans}</Link>
        </Alert>
      )}
      <KeyList keys={own.keys} words={words} />
      {own.canMake ? <NewKey words={words} /> : null}
      {own.hasAccess && !own.canMake ? <p>{words.full}</p> : null}
      {own.hasAccess ? (
        <p>
          <Link to="/profile/webhooks" className={`${linkStyles} inline-flex min-h-11 items-center`}>
            {words.webhooks}
          </Link>
        </p>
      ) : null}
      {own.hasAccess ? <HowToAsk address={address} words={words} /> : null}
    </Page>
  )
}
