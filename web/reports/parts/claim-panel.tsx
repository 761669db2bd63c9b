import type { ClaimView } from '#server/cases/present-claim.ts'
import type { HandlingSection } from '#server/report-view/handling-section.ts'
import { momentOf } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type ClaimPanelProps = { report: { id: string; handling: Pick<HandlingSection, 'claim'> } }

/** Who of the staff has a report in hand, and what this person may do about it. */
export function ClaimPanel({ report: { id, handling } }: ClaimPanelProps) {
  const { claim } = handling
  if (!claim || !(claim.heldBy || claim.mayClaim)) return null
  const action = `/reports/${id}/claim`
  return (
    <section
      aria-label="In whose hands it is"
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 print:hidden"
    >
      <p className="mr-auto">{claim.heldBy ? holder(claim.heldBy) : 'Nobody has this report in hand.'}</p>
      {claim.mayClaim ? (
        <TokenForm action={action} intent="claim" className="">
          <SubmitButton tone={claim.heldBy ? 'secondary' : 'primary'}>
            {claim.heldBy ? 'Keep it for two more days' : 'Take it in hand'}
          </SubmitButton>
        </TokenForm>
      ) : null}
      {claim.mayRelease ? (
        <TokenForm action={action} intent="release" className="">
          <SubmitButton tone="secondary">
            {claim.heldBy?.isActor ? 'Give it back' : 'Free it for others'}
          </SubmitButton>
        </TokenForm>
      ) : null}
    </section>
  )
}

function holder({ name, isActor, until }: NonNullable<ClaimView['heldBy']>) {
  return (
    <>
      {isActor ? 'You have this report in hand' : `${name} has this report in hand`}, until{' '}
      <time dateTime={until}>{momentOf(until)}</time> at most.
    </>
  )
}
