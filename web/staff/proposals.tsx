import { NotFound } from '#domain/errors.ts'
import { confirmProposal, declineProposal, withdrawProposal } from '#server/proposals/decide-proposal.ts'
import { listProposals } from '#server/proposals/list-proposals.ts'
import { listProposalSignatures } from '#server/proposals/signatures/list-proposal-signatures.ts'
import { listProposedCorrections } from '#server/publishing/corrections/list-proposed-corrections.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { RefusalNotice } from '../form.tsx'
import { redirectAfter } from '../redirect.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/proposals'
import { CorrectionCard } from './parts/correction-card.tsx'
import { ProposalCard } from './parts/proposal-card.tsx'
import { SignedProposals } from './parts/signed-proposals.tsx'

const door = page('proposal.list')
const address = '/admin/proposals'

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => ({
    words: words(
      'proposals',
      'roleNames',
      'consequenceNames',
      'groundNames',
      'namedKindNames',
      'siteSettings',
    ),
    plans: words('billing').billing.plans,
    proposals: await listProposals(application, actor),
    corrections: await listProposedCorrections(application, actor),
    signed: await listProposalSignatures(application, actor),
  }))
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '' }) => {
    const [step, id = ''] = intent.split(' ')
    if (step === 'confirm') {
      const answer = await confirmProposal(application, actor, id)
      return redirectAfter(address, answer === 'counts' ? 'proposal-confirmed' : 'proposal-agreed')
    } else if (step === 'decline') {
      await declineProposal(application, actor, id)
      return redirectAfter(address, 'proposal-declined')
    } else if (step === 'withdraw') {
      await withdrawProposal(application, actor, id)
      return redirectAfter(address, 'proposal-withdrawn')
    } else throw new NotFound()
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.proposals.title) }]
}

export default function Proposals({ loaderData }: Route.ComponentProps) {
  const { proposals, corrections, signed } = loaderData
  const words = loaderData.words.proposals
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.title} lead={words.lead} />
      <RefusalNotice />
      {proposals.length + corrections.length > 0 ? (
        <ul className="space-y-4">
          {proposals.map((proposal) => (
            <ProposalCard key={proposal.id} words={words} plans={loaderData.plans} proposal={proposal} />
          ))}
          {corrections.map((correction) => (
            <CorrectionCard key={correction.reportId} words={words} correction={correction} />
          ))}
        </ul>
      ) : (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      )}
      <p className="text-sm text-muted">{words.rule}</p>
      <SignedProposals words={words} lines={signed} />
    </Page>
  )
}
