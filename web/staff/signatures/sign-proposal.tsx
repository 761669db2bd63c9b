import { Link } from 'react-router'
import { beginProposalSignature } from '#server/proposals/signatures/begin-proposal-signature.ts'
import { signProposal } from '#server/proposals/signatures/sign-proposal.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../../door.ts'
import { RefusalNotice, TokenForm } from '../../form.tsx'
import { PasskeyButton } from '../../passkey-button.tsx'
import { redirectAfter } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { Trail } from '../../shell/trail/trail.tsx'
import { ProposalText } from '../parts/proposal-card.tsx'
import type { Route } from './+types/sign-proposal'

const door = page('proposal.sign')
const list = '/admin/proposals'

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, pageRequest, words }) => ({
    words: words(
      'proposals',
      'signProposal',
      'roleNames',
      'consequenceNames',
      'groundNames',
      'namedKindNames',
      'siteSettings',
      'passkeyButton',
    ),
    plans: words('billing').billing.plans,
    ...(await beginProposalSignature(application, actor, args.params.id, pageRequest.sessionToken())),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor, pageRequest }, fields) => {
    const answer = await signProposal(application, actor, args.params.id, pageRequest.sessionToken(), fields)
    return redirectAfter(list, toasts[answer])
  })
}

const toasts = {
  signed: 'proposal-signed',
  counts: 'proposal-confirmed',
  'counts-later': 'proposal-agreed',
} as const

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.signProposal[loaderData.step].title) }]
}

/** What a member signs of a proposal, and the button that asks their passkey. */
export default function SignProposal({ loaderData }: Route.ComponentProps) {
  const { proposal, step, options, plans } = loaderData
  const { proposals, signProposal: words } = loaderData.words
  return (
    <Page width="narrow">
      <PageHeader above={<Trail />} title={words[step].title} lead={words[step].lead} />
      <RefusalNotice />
      <Card className="space-y-3">
        <ProposalText words={proposals} plans={plans} proposal={proposal} />
      </Card>
      <p className="text-muted">{words.keeps}</p>
      <TokenForm>
        <PasskeyButton options={options} verb="get">
          {words[step].button}
        </PasskeyButton>
      </TokenForm>
      <p>
        <Link to={list} className={linkStyles}>
          {proposals.back}
        </Link>
      </p>
    </Page>
  )
}
