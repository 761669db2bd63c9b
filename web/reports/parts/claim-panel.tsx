import type { ClaimView } from '#server/cases/present-claim.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { momentOf } from '../../dates.ts'
import { SubmitButton, TokenForm } from '../../form.tsx'

type ClaimPanelProps = {
  report: { id: string; handling: { claim: ClaimView | null } }
  english: Pick<Words, 'claimPanel'>
}

/** Who of the staff has claimed a report, and what this person may do about it. */
export function ClaimPanel({ report: { id, handling }, english }: ClaimPanelProps) {
  const words = english.claimPanel
  const { claim } = handling
  if (!claim || !(claim.heldBy || claim.mayClaim)) return null
  const action = `/reports/${id}/claim`
  return (
    <section
      aria-label={words.label}
      className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 print:hidden"
    >
      <p className="mr-auto">
        {claim.heldBy ? <Holder words={words} holder={claim.heldBy} /> : words.unassigned}
      </p>
      {claim.mayClaim ? (
        <TokenForm action={action} intent="claim" className="">
          <SubmitButton tone={claim.heldBy ? 'secondary' : 'primary'}>
            {claim.heldBy ? words.keep : words.take}
          </SubmitButton>
        </TokenForm>
      ) : null}
      {claim.mayRelease ? (
        <TokenForm action={action} intent="release" className="">
          <SubmitButton tone="secondary">{claim.heldBy?.isActor ? words.giveBack : words.free}</SubmitButton>
        </TokenForm>
      ) : null}
    </section>
  )
}

type HolderProps = { words: Words['claimPanel']; holder: NonNullable<ClaimView['heldBy']> }

function Holder({ words, holder: { name, isActor, until } }: HolderProps) {
  return (
    <>
      {isActor ? words.yours : fill(words.theirs, { name })} <time dateTime={until}>{momentOf(until)}</time>{' '}
      {words.atMost}
    </>
  )
}
